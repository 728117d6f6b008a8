import { type ReactNode, useId } from 'react';
import { controlProblem } from './development/checks.ts';
import { HoldCheck, PageCheck } from './development/page-check.ts';
import { NativeValue, useOwnValue } from './own-value.tsx';

type ChoiceProps<Value> = {
  id?: string | undefined;
  name?: string | undefined;
  form?: string | undefined;
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** Props that a control gets from its surrounding `Field`. */
type FieldProps = {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-required'?: boolean | undefined;
};

type Choice<Value, Field> = {
  id: string;
  value: Value | null;
  /** Stores a choice and returns it as an option's value; null if no option has it. */
  choose: (next: string | null, options: readonly { value: Value }[]) => Value | null;
  fieldProps: Omit<Field, 'required'> & { 'aria-required': boolean | undefined };
  native: ReactNode;
};

/**
 * State of a choice from a list, for form and field: its value, controlled or not, and the native
 * part that a form submits and validates. Render that part beside the control.
 */
export function useChoiceControl<Value extends string, Field extends FieldProps>(
  component: string,
  props: ChoiceProps<Value>,
  { required: fieldRequired, ...field }: Field,
): Choice<Value, Field> {
  const { name, form, disabled, readOnly } = props;
  const ownId = useId();
  const id = props.id ?? field.id ?? ownId;
  const { value, isHeld, setOwn, reset } = useOwnValue(props);
  const required = (props.required ?? fieldRequired) || undefined;
  const native = (
    <>
      {process.env.NODE_ENV !== 'production' && (
        <>
          <HoldCheck component={component} isHeld={isHeld} />
          <PageCheck find={() => controlProblem(component, id)} />
        </>
      )}
      {(name || required || !isHeld) && (
        <NativeValue
          controlId={id}
          value={value}
          onReset={reset}
          required={required && !readOnly}
          {...{ name, form, disabled }}
        />
      )}
    </>
  );
  const choose = (next: string | null, options: readonly { value: Value }[]) => {
    const chosen = options.find((option) => option.value === next)?.value ?? null;
    setOwn(chosen);
    return chosen;
  };
  const fieldProps = { ...field, 'aria-required': required ?? field['aria-required'] };
  return { id, value, choose, fieldProps, native };
}
