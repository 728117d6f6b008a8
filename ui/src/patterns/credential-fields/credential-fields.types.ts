/** Values by field id: text, or whether a box is ticked. */
export type CredentialValues = Readonly<Record<string, string | boolean>>;

/** A value that may depend on the entered ones. */
export type Depending<T> = T | ((values: CredentialValues) => T);

export type CredentialOption = { value: string; label: string };

type Common = {
  /** Key of the field's value and error. */
  id: string;
  label: Depending<string>;
  /** One sentence below the control. */
  help?: string;
  /** Default: false. */
  isRequired?: Depending<boolean>;
  /** Message when a required field is empty. Default: 'Enter {label}.' or 'Choose {label}.' */
  requiredMessage?: string;
  /** Whether the field is shown. A hidden field keeps its value, but doesn't send it. */
  isShown?: (values: CredentialValues) => boolean;
  /** Initial value. */
  initial?: string | boolean;
  /** Whether the field can't be changed once stored. */
  isFixed?: boolean;
  /** Only steers the form, such as a mode; never sent. */
  isUiOnly?: boolean;
};

type Textual = Common & {
  placeholder?: string;
  maxLength?: number;
  /** Returns an error for a non-empty value. */
  rule?: (text: string, values: CredentialValues) => string | undefined;
};

/**
 * Field of a credential. `secret` and `file` are write-only: their value is '' until one is
 * entered, and never the mask of a stored one.
 */
export type CredentialField =
  | (Textual & { kind: 'text'; isMono?: boolean })
  | (Textual & { kind: 'secret' })
  | (Textual & { kind: 'textarea'; rows?: number })
  /** JSON as text, with a button to format it. */
  | (Textual & { kind: 'json'; docsUrl?: string })
  /** Text of a file. */
  | (Textual & {
      kind: 'file';
      /** Same as `accept` of an input: '.json,application/json'. */
      accept?: string;
      /** Part of the text, or of the stored mask, that may be shown. */
      preview?: (text: string) => string;
    })
  | (Common & {
      kind: 'select';
      options: readonly CredentialOption[];
      /** Label of the option for no choice. */
      emptyOption?: string;
    })
  /** For a long list. */
  | (Common & { kind: 'combobox'; options: readonly CredentialOption[]; emptyText?: string })
  | (Common & { kind: 'checkbox' })
  /** Choice between ways to connect, such as hosted or on-prem; each shows its own fields. */
  | (Common & { kind: 'modes'; options: readonly (CredentialOption & { help?: string })[] });

/** Stored values, for comparison. */
export type StoredCredential = {
  values: CredentialValues;
  /** Masks of the stored secrets, by field id. May be shown, but never sent. */
  masks: Readonly<Record<string, string>>;
};

/** Messages by field id. */
export type CredentialErrors = Readonly<Partial<Record<string, string>>>;
