import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { useLabels } from '../../use-labels.ts';
import type { PasswordPolicy as Policy } from '../password-rules/index.ts';
import { lengthOptions } from './password-policy.model.ts';

export const defaultLabels = {
  minLength: 'Min password length',
  length: (characters: number) => `${characters} characters`,
  requireDigit: 'Password require digit',
  requireSpecialCharacter: 'Password require special character',
  /** Characters that count as special. */
  specialCharacterHelp: 'Such as ! @ # $ % ^ & * ( ) _ + - =',
  /** Read-only: whether the rule applies. */
  required: 'Yes',
  notRequired: 'No',
};

export type PasswordPolicyLabels = typeof defaultLabels;

export type PasswordPolicyProps = {
  /** The rules in their edited state. */
  value: Policy;
  /** Called with the complete next value. */
  onChange: (value: Policy) => void;
  /** The stored length, offered even if it is outside 8 to 20. Default: the one in `value`. */
  storedMinLength?: number;
  /** Messages by field. */
  errors?: Readonly<Partial<Record<keyof Policy, string>>>;
  /** Shows stored values as text instead of controls. */
  readOnly?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<PasswordPolicyLabels>;
};

/** Requirements for every new password. */
export function PasswordPolicy({
  value,
  onChange,
  storedMinLength = value.minLength,
  errors = {},
  readOnly = false,
  labels,
}: PasswordPolicyProps) {
  const text = useLabels('PasswordPolicy', defaultLabels, labels);
  if (readOnly) return <ReadOnly value={value} labels={text} />;
  return (
    <Stack gap="lg">
      <Field label={text.minLength} error={errors.minLength} className="max-w-60">
        <Select
          value={String(value.minLength)}
          onChange={(length) => onChange({ ...value, minLength: Number(length) })}
          options={lengthOptions(storedMinLength).map((length) => ({
            value: String(length),
            label: text.length(length),
          }))}
        />
      </Field>
      <div className="grid gap-3">
        <Checkbox
          label={text.requireDigit}
          checked={value.requireDigit}
          onChange={(event) => onChange({ ...value, requireDigit: event.target.checked })}
        />
        <Checkbox
          label={text.requireSpecialCharacter}
          checked={value.requireSpecialCharacter}
          onChange={(event) =>
            onChange({ ...value, requireSpecialCharacter: event.target.checked })
          }
          help={text.specialCharacterHelp}
        />
      </div>
    </Stack>
  );
}

function ReadOnly({ value, labels }: { value: Policy; labels: PasswordPolicyLabels }) {
  const answer = (isRequired: boolean) => (isRequired ? labels.required : labels.notRequired);
  const row = (label: string, shown: string) => (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd>{shown}</dd>
    </div>
  );
  return (
    <Stack as="dl">
      {row(labels.minLength, labels.length(value.minLength))}
      {row(labels.requireDigit, answer(value.requireDigit))}
      {row(labels.requireSpecialCharacter, answer(value.requireSpecialCharacter))}
    </Stack>
  );
}
