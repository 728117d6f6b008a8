export { type StepRules, stepNumber } from './number-input.model.ts';
export { NumberInput, type NumberInputProps } from './number-input.tsx';
