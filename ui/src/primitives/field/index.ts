export { Field, type FieldProps, type FieldWidth } from './field.tsx';
export { type FieldControl, useFieldControl } from './field-context.ts';
