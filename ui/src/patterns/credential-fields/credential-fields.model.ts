import type {
  CredentialField,
  CredentialValues,
  Depending,
  StoredCredential,
} from './credential-fields.types.ts';

type Fields = readonly CredentialField[];

const resolve = <T extends string | boolean>(given: Depending<T>, values: CredentialValues): T =>
  typeof given === 'function' ? given(values) : given;

export const isSecret = ({ kind }: CredentialField) => kind === 'secret' || kind === 'file';

export const textOf = (values: CredentialValues, id: string) => {
  const value = values[id];
  return typeof value === 'string' ? value : '';
};

export const labelOf = ({ label }: CredentialField, values: CredentialValues) =>
  resolve(label, values);

/** The visible fields, in order. */
export const visibleFields = <F extends CredentialField>(
  fields: readonly F[],
  values: CredentialValues,
) => fields.filter(({ isShown }) => isShown?.(values) ?? true);

/** Values of an empty form. */
export const initialValues = (fields: Fields): CredentialValues =>
  Object.fromEntries(
    fields.map(({ id, kind, initial }) => [id, initial ?? (kind === 'checkbox' ? false : '')]),
  );

const isStored = (field: CredentialField, stored: StoredCredential | null) =>
  isSecret(field) && Boolean(stored?.masks[field.id]);

/** Whether the field must be filled in. A stored secret that may stay need not be. */
export const isRequired = (
  field: CredentialField,
  values: CredentialValues,
  stored: StoredCredential | null = null,
) => resolve(field.isRequired ?? false, values) && !isStored(field, stored);

/** Whether the field is stored and can't be changed. */
export const isLocked = (field: CredentialField, stored: StoredCredential | null) =>
  field.isFixed === true && stored !== null;

const isEmpty = ({ id }: CredentialField, values: CredentialValues) =>
  textOf(values, id).trim() === '' && values[id] !== true;

export const credentialMessages = {
  /** For a list or file without a choice. */
  choose: (label: string) => `Choose ${label}.`,
  /** For an empty text. */
  enter: (label: string) => `Enter ${label}.`,
  json: 'This is not valid JSON.',
};

export type CredentialMessages = typeof credentialMessages;

export type ValidateOptions = {
  stored?: StoredCredential | null;
  /**
   * Message that asks for a stored secret again. Set it when the secret can't be kept because the
   * API takes all fields or none.
   */
  secretAgain?: string;
  /** Replaces the default messages. A field's own message takes precedence. */
  messages?: CredentialMessages;
};

function requiredMessage(
  field: CredentialField,
  values: CredentialValues,
  messages: CredentialMessages,
): string {
  if (field.requiredMessage) return field.requiredMessage;
  const isChosen = ['select', 'combobox', 'file', 'modes'].includes(field.kind);
  return messages[isChosen ? 'choose' : 'enter'](labelOf(field, values));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Validates the visible fields. @returns messages by field id; empty when valid */
export function validateCredential(
  fields: Fields,
  values: CredentialValues,
  { stored = null, secretAgain, messages = credentialMessages }: ValidateOptions = {},
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of visibleFields(fields, values)) {
    if (isLocked(field, stored)) continue;
    const message = fieldError(field, values, stored, messages, secretAgain);
    if (message) errors[field.id] = message;
  }
  return errors;
}

function fieldError(
  field: CredentialField,
  values: CredentialValues,
  stored: StoredCredential | null,
  messages: CredentialMessages,
  secretAgain: string | undefined,
): string | undefined {
  if (isEmpty(field, values)) {
    if (!isRequired(field, values)) return undefined;
    if (isStored(field, stored)) return secretAgain;
    return requiredMessage(field, values, messages);
  }
  const text = textOf(values, field.id).trim();
  if (field.kind === 'json' && !isJson(text)) return messages.json;
  return 'rule' in field ? field.rule?.(text, values) : undefined;
}

/** Ids of the secrets that were entered. */
export const changedSecrets = (fields: Fields, values: CredentialValues): string[] =>
  visibleFields(fields, values)
    .filter((field) => isSecret(field) && !isEmpty(field, values))
    .map(({ id }) => id);

/** Whether there is anything to save. A changed mode alone doesn't count, nor does a secret until it is entered. */
export function isChanged(
  fields: Fields,
  values: CredentialValues,
  stored: StoredCredential,
): boolean {
  if (changedSecrets(fields, values).length > 0) return true;
  const before = sentValues(fields, stored.values);
  const after = sentValues(fields, values);
  return fields.some((field) => !isSecret(field) && before[field.id] !== after[field.id]);
}

/**
 * Request body: trimmed text, null for empty or irrelevant fields. Leaves out secrets not entered,
 * locked fields, and fields that only steer the form.
 */
export function sentValues(
  fields: Fields,
  values: CredentialValues,
  stored: StoredCredential | null = null,
): Record<string, string | boolean | null> {
  const visible = new Set(visibleFields(fields, values));
  const sent: Record<string, string | boolean | null> = {};
  for (const field of fields) {
    if (field.isUiOnly || field.kind === 'modes' || isLocked(field, stored)) continue;
    const isAsked = visible.has(field);
    if (isSecret(field)) {
      // Secrets are not trimmed: spaces may belong to them.
      if (isAsked && !isEmpty(field, values)) sent[field.id] = textOf(values, field.id);
    } else if (field.kind === 'checkbox') {
      sent[field.id] = isAsked && values[field.id] === true;
    } else {
      sent[field.id] = (isAsked && textOf(values, field.id).trim()) || null;
    }
  }
  return sent;
}

/**
 * Reason why the values can't be tested: a required field is empty, or only a stored secret, which
 * a test needs again. undefined: they can be tested.
 */
export function missingForTest(
  fields: Fields,
  values: CredentialValues,
  stored: StoredCredential | null = null,
): 'fields' | 'secret' | undefined {
  const missing = visibleFields(fields, values).filter(
    (field) => isRequired(field, values) && isEmpty(field, values),
  );
  if (missing.length === 0) return undefined;
  return missing.every((field) => isStored(field, stored)) ? 'secret' : 'fields';
}

/** Formats JSON; other text is returned unchanged. */
export function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
