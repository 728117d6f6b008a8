import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { Field } from '@trunkline/ui/primitives/field';
import { PasswordInput } from '@trunkline/ui/primitives/password-input';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import {
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  type PathValue,
  useController,
} from 'react-hook-form';
import { errorsBelow, ruleProblems } from './save/record/problems.ts';
import type { RecordFormState } from './use-record-form.ts';

const RecordContext = createContext<RecordFormState | null>(null);
/** Provides the form to its fields; rendered by `RecordForm`. */
export const RecordProvider = RecordContext.Provider;

/** Props for the control of a field. */
export type ControlProps<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  readOnly: boolean;
  disabledReason: string | undefined;
};

export type WidgetProps<Value> = Omit<ControlProps<Value>, 'onBlur' | 'disabledReason'> & {
  /** Prefix of the names of the fields inside. */
  name: string;
  /** Messages by path inside the value. */
  errors: Record<string, string>;
};

function useBinding<Value>(name: string, isReadOnly = false) {
  const record = use(RecordContext);
  if (!record) throw new Error('A field of a form outside RecordForm');
  const { field, fieldState, formState } = useController({ control: record.form.control, name });
  return {
    value: field.value as Value,
    onChange: (value: Value) => {
      record.form.setValue(name, value, { shouldDirty: true, shouldTouch: true });
      // An error can be fixed in another field; a refusal of the platform only by another save.
      if (formState.isSubmitted)
        void record.form.trigger([name, ...ruleProblems(formState.errors)]);
    },
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
    errors: errorsBelow(formState.errors, name),
    readOnly: isReadOnly || record.writeRefusal !== undefined,
    disabledReason: record.writeRefusal,
  };
}

type LabelProps = Pick<ComponentProps<typeof Field>, 'label' | 'help' | 'aside' | 'width'> & {
  /** Whether a value is required. Not marked if the field is read-only. */
  required?: boolean;
  /** Whether it is always read-only, whatever the person's rights. */
  readOnly?: boolean;
};

type ControlFieldProps<Value> = LabelProps & {
  name: string;
  /** Error in addition to the rules, such as options that failed to load. */
  error?: string | undefined;
  children: (control: ControlProps<Value>) => ReactNode;
};

/** A labelled control of any kind. */
function ControlField<Value>({
  name,
  required = false,
  readOnly: isReadOnly,
  error: otherError,
  children,
  ...labels
}: ControlFieldProps<Value>) {
  const { value, onChange, onBlur, readOnly, disabledReason, error } = useBinding<Value>(
    name,
    isReadOnly,
  );
  return (
    <div data-field={name}>
      <Field {...labels} required={required && !readOnly} error={error ?? otherError}>
        {children({ value, onChange, onBlur, readOnly, disabledReason })}
      </Field>
    </div>
  );
}

type TextFieldProps = LabelProps & { name: string } & Omit<
    ComponentProps<typeof TextInput>,
    'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'required' | 'readOnly' | 'width'
  >;

/** One line of text. Trimmed when the field loses the focus. */
function TextField({
  name,
  label,
  help,
  aside,
  width = 'md',
  required,
  readOnly,
  ...input
}: TextFieldProps) {
  return (
    <ControlField<string> {...{ name, label, help, aside, width, required, readOnly }}>
      {({ value, onChange, onBlur, readOnly }) => (
        <TextInput
          {...input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            if (value !== value.trim()) onChange(value.trim());
            onBlur();
          }}
          readOnly={readOnly}
        />
      )}
    </ControlField>
  );
}

type PasswordFieldProps = LabelProps & { name: string; maxLength?: number };

/** A password; it can be revealed if it can be changed. */
const PasswordField = ({ maxLength, ...field }: PasswordFieldProps) => (
  <ControlField<string> width="md" {...field}>
    {({ value, onChange, readOnly }) => (
      <PasswordInput
        value={value}
        maxLength={maxLength}
        readOnly={readOnly}
        canReveal={!readOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </ControlField>
);

type CheckboxFieldProps = { name: string; readOnly?: boolean } & Pick<
  ComponentProps<typeof Checkbox>,
  'help' | 'label'
>;

function CheckboxField({ name, readOnly: isReadOnly, ...rest }: CheckboxFieldProps) {
  const { value, onChange, onBlur, readOnly, disabledReason, ref, error } = useBinding<boolean>(
    name,
    isReadOnly,
  );
  return (
    <div data-field={name}>
      <Checkbox
        {...rest}
        ref={ref}
        error={error}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
        disabled={readOnly}
        disabledReason={disabledReason}
      />
    </div>
  );
}

type WidgetFieldProps<Value> = {
  name: string;
  children: (field: WidgetProps<Value>) => ReactNode;
};

/** A widget, whose value is an object with messages inside. */
function WidgetField<Value>({ name, children }: WidgetFieldProps<Value>) {
  const { value, onChange, errors, readOnly } = useBinding<Value>(name);
  return <div data-field={name}>{children({ name, value, onChange, errors, readOnly })}</div>;
}

/** The fields of one form, with the names and types of its values. */
export type FormFields<Values extends FieldValues> = {
  Text: (props: TextFieldProps & { name: FieldPathByValue<Values, string> }) => ReactNode;
  Password: (props: PasswordFieldProps & { name: FieldPathByValue<Values, string> }) => ReactNode;
  Checkbox: (props: CheckboxFieldProps & { name: FieldPathByValue<Values, boolean> }) => ReactNode;
  Control: <Name extends FieldPath<Values>>(
    props: Omit<ControlFieldProps<PathValue<Values, Name>>, 'name'> & { name: Name },
  ) => ReactNode;
  Widget: <Name extends FieldPath<Values>>(
    props: Omit<WidgetFieldProps<PathValue<Values, Name>>, 'name'> & { name: Name },
  ) => ReactNode;
};

const fields = {
  Text: TextField,
  Password: PasswordField,
  Checkbox: CheckboxField,
  Control: ControlField,
  Widget: WidgetField,
};

/**
 * The only way to bind a field: wires label, message, required and read-only. `const form =
 * formFields<AccountFormValues>()`, then `<form.Text name="name" label="…" />`.
 */
export const formFields = <Values extends FieldValues>() => fields as unknown as FormFields<Values>;
