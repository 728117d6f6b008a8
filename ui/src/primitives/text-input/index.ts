export { controlStyles } from './control-styles.ts';
export { TextInput, type TextInputProps } from './text-input.tsx';
