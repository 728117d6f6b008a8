import { createContext, use } from 'react';

/** Props that a control takes from its field. All undefined outside a field. */
export type FieldControl = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
  'aria-required'?: true;
};

export const FieldContext = createContext<FieldControl>({});

/** Wires a control to its label, help and error. Spread it before the control's own props. */
export function useFieldControl(): FieldControl {
  return use(FieldContext);
}
