export type { ComboboxOption } from './combobox.model.ts';
export {
  Combobox,
  type ComboboxLabels,
  type ComboboxProps,
  preloadCombobox,
} from './combobox.tsx';
