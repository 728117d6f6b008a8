/** Entered values by field id: text, or whether a box is ticked. */
export type CredentialValues = Readonly<Record<string, string | boolean>>;

/** Something that may depend on what else was entered. */
export type Depending<T> = T | ((values: CredentialValues) => T);

export type CredentialOption = { value: string; label: string };

type Common = {
  /** Key of its value and of its error. */
  id: string;
  label: Depending<string>;
  /** One sentence below the control. */
  help?: string;
  /** Default false. */
  isRequired?: Depending<boolean>;
  /** Message when it is required and empty. Default: 'Enter {label}.' or 'Choose {label}.' */
  requiredMessage?: string;
  /** Whether the field is shown. A hidden field keeps its value, and the value is not sent. */
  isShown?: (values: CredentialValues) => boolean;
  /** Initial value. */
  initial?: string | boolean;
  /** Cannot be changed once it is stored. */
  isFixed?: boolean;
  /** Only steers the form, such as a mode: it is never sent. */
  isUiOnly?: boolean;
};

type Textual = Common & {
  placeholder?: string;
  maxLength?: number;
  /** Error for a non-empty value. */
  rule?: (text: string, values: CredentialValues) => string | undefined;
};

/**
 * A field of a credential. `secret` and `file` are write-only: their value is '' until one is
 * entered, and the mask of a stored one is never a value.
 */
export type CredentialField =
  | (Textual & { kind: 'text'; isMono?: boolean })
  | (Textual & { kind: 'secret' })
  | (Textual & { kind: 'textarea'; rows?: number })
  /** JSON as text, with a button that formats it. */
  | (Textual & { kind: 'json'; docsUrl?: string })
  /** The text of a file. */
  | (Textual & {
      kind: 'file';
      /** As `accept` of an input: '.json,application/json'. */
      accept?: string;
      /** The part of the text, or of the stored mask, that may be shown. */
      preview?: (text: string) => string;
    })
  | (Common & {
      kind: 'select';
      options: readonly CredentialOption[];
      /** Name of the option that chooses nothing. */
      emptyOption?: string;
    })
  /** For a long list. */
  | (Common & { kind: 'combobox'; options: readonly CredentialOption[]; emptyText?: string })
  | (Common & { kind: 'checkbox' })
  /** A choice of ways to connect, such as hosted or on-prem; each shows its own fields. */
  | (Common & { kind: 'modes'; options: readonly (CredentialOption & { help?: string })[] });

/** Stored values, for comparison. */
export type StoredCredential = {
  values: CredentialValues;
  /** Masks of the stored secrets, by id of the field. Shown at most, never sent. */
  masks: Readonly<Record<string, string>>;
};

/** Messages by id of the field. */
export type CredentialErrors = Readonly<Partial<Record<string, string>>>;
