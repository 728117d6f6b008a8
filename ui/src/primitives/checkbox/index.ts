export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { ChoiceLabel, useChoice } from './choice.tsx';
