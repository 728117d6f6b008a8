import { Combobox } from '@trunkline/ui/primitives/combobox';
import { Field } from '@trunkline/ui/primitives/field';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import type { ReactNode } from 'react';

type Shared = {
  label: string;
  help?: string;
  error?: string | undefined;
  isRequired?: boolean;
  value: string;
  onChange: (value: string) => void;
};

type ChoiceProps = Shared & {
  options: readonly { value: string; label: string }[];
  isLoading?: boolean;
};

/** A choice outside a record, such as what a tool works on. */
export function ChoiceField({
  options,
  isLoading = false,
  value,
  onChange,
  ...field
}: ChoiceProps) {
  return (
    <LabelledField {...field}>
      <Combobox
        value={value}
        onChange={(next) => onChange(next ?? '')}
        options={[...options]}
        isLoading={isLoading}
      />
    </LabelledField>
  );
}

/** A text outside a record. */
export function TextField({ value, onChange, ...field }: Shared) {
  return (
    <LabelledField {...field}>
      <TextInput value={value} onChange={({ target }) => onChange(target.value)} />
    </LabelledField>
  );
}

type LabelledProps = Omit<Shared, 'value' | 'onChange'> & { children: ReactNode };

const LabelledField = ({ label, help, error, isRequired = false, children }: LabelledProps) => (
  <Field label={label} help={help} error={error} required={isRequired} width="md">
    {children}
  </Field>
);
