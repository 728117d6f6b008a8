import { Field } from '../../primitives/field/index.ts';
import { PasswordInput } from '../../primitives/password-input/index.ts';
import { useLabels } from '../../use-labels.ts';

/** A secret that something needs, by its name. */
export type AskedSecret = {
  /** 'BACKBONE_REGISTER_PASSWORD' */
  name: string;
  /** Names the field: 'Password of SIP client alice'. */
  label: string;
  /** Without it nothing can be done. Else an empty one leaves what is stored. */
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
  /** By name. Keep them in memory alone. */
  values: Readonly<Record<string, string>>;
  /** All of them, after each key. */
  onChange: (values: Record<string, string>) => void;
  /** Marks those that are required and empty. */
  showMissing?: boolean;
  /** Texts that replace those of the language. */
  labels?: Partial<SecretsFormLabels>;
};

/** Names of the required secrets that are empty. */
export const missingSecrets = (
  secrets: readonly AskedSecret[],
  values: Readonly<Record<string, string>>,
): string[] =>
  secrets.filter(({ name, isRequired }) => isRequired && !values[name]).map(({ name }) => name);

/** Asks for secrets that a file only names. */
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
