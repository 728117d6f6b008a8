export type { ComboboxOption } from './combobox.model.ts';
export { Combobox, type ComboboxLabels, type ComboboxProps } from './combobox.tsx';
