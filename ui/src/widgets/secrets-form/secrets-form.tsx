import { Field } from '../../primitives/field/index.ts';
import { PasswordInput } from '../../primitives/password-input/index.ts';
import { useLabels } from '../../use-labels.ts';

/** A required or optional secret, by its name. */
export type AskedSecret = {
  /** 'BACKBONE_REGISTER_PASSWORD' */
  name: string;
  /** Label of the field: 'Password of SIP client alice'. */
  label: string;
  /** Whether nothing works without it. Otherwise, an empty one keeps the stored secret. */
  isRequired: boolean;
};

export const defaultLabels = {
  label: 'Secrets',
  stays: 'Leave empty to keep the one that is stored.',
  missing: 'Enter it, or leave its record out.',
};

export type SecretsFormLabels = typeof defaultLabels;

export type SecretsFormProps = {
  /** In form order. */
  secrets: readonly AskedSecret[];
  /** By name. Keep them only in memory. */
  values: Readonly<Record<string, string>>;
  /** Called with all values on each change. */
  onChange: (values: Record<string, string>) => void;
  /** Marks empty required secrets. */
  showMissing?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<SecretsFormLabels>;
};

/** Names of empty required secrets. */
export const missingSecrets = (
  secrets: readonly AskedSecret[],
  values: Readonly<Record<string, string>>,
): string[] =>
  secrets.filter(({ name, isRequired }) => isRequired && !values[name]).map(({ name }) => name);

/** Asks for the secrets that a file only names. */
export function SecretsForm({
  secrets,
  values,
  onChange,
  showMissing = false,
  labels,
}: SecretsFormProps) {
  const text = useLabels('SecretsForm', defaultLabels, labels);
  const missing = showMissing ? missingSecrets(secrets, values) : [];
  return (
    <fieldset
      aria-label={text.label}
      className="grid min-w-0 grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3"
    >
      {secrets.map(({ name, label, isRequired }) => (
        <Field
          key={name}
          label={label}
          help={isRequired ? undefined : text.stays}
          required={isRequired && 'marked'}
          error={missing.includes(name) ? text.missing : undefined}
        >
          <PasswordInput
            value={values[name] ?? ''}
            onChange={({ target }) => onChange({ ...values, [name]: target.value })}
          />
        </Field>
      ))}
    </fieldset>
  );
}
