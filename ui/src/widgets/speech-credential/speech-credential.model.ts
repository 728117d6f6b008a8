import {
  checkbox,
  findVendor,
  type ModelList,
  type SentMembers,
  type SpeechField,
  type StoredMembers,
  speechVendors,
  textIn,
} from '../../engines/speech-vendors/index.ts';
import {
  credentialMessages,
  initialValues,
  isRequired,
  isSecret,
  sentValues,
  validateCredential,
  visibleFields,
} from '../../patterns/credential-fields/credential-fields.model.ts';
import type {
  CredentialOption,
  CredentialValues,
  StoredCredential,
} from '../../patterns/credential-fields/credential-fields.types.ts';
import { previewServiceKey } from '../../patterns/credential-fields/service-key.ts';

/** Current models of a vendor, as far as they are loaded. */
export type ModelLists = Partial<Record<ModelList, readonly CredentialOption[]>>;

/** Checkboxes for the vendor's possible uses. */
function fieldsOfUses(vendor: string): SpeechField[] {
  const { synthesis, recognition } = findVendor(vendor) ?? {};
  return [
    ...(synthesis ? [checkbox('use_for_tts', 'Use for text to speech', { initial: true })] : []),
    ...(recognition ? [checkbox('use_for_stt', 'Use for speech to text', { initial: true })] : []),
  ];
}

/** All fields of a vendor's credential, uses first; none without a vendor. */
export const speechFields = (vendor: string): readonly SpeechField[] => [
  ...fieldsOfUses(vendor),
  ...(findVendor(vendor)?.fields ?? []),
];

/** The fields with the vendor's current models; a stored model stays available even if it is no longer listed. */
export const offeredFields = (
  vendor: string,
  lists: ModelLists,
  values: CredentialValues,
): readonly SpeechField[] =>
  speechFields(vendor).map((field) => {
    if (field.kind !== 'combobox' || !field.listOf) return field;
    const options = lists[field.listOf] ?? field.options;
    const chosen = textIn(values, field.id);
    return chosen === '' || options.some(({ value }) => value === chosen)
      ? { ...field, options }
      : { ...field, options: [...options, { value: chosen, label: chosen }] };
  });

/** Whether the vendor has models to load. */
export const hasModels = (vendor: string) =>
  speechFields(vendor).some(({ listOf }) => listOf !== undefined);

/** Initial form values of a new credential. */
export const newCredential = (vendor: string): CredentialValues =>
  initialValues(speechFields(vendor));

/** A checkbox is stored as 0 and 1; other clients store booleans, or either as text. */
const isOn = (value: unknown) => Boolean(value) && value !== '0' && value !== 'false';
const memberOf = ({ id, member }: SpeechField) => member ?? id;

/** Form values of a stored credential. Secrets are empty: only their mask is known. */
export function credentialOf(vendor: string, stored: StoredMembers): CredentialValues {
  const values = Object.fromEntries(
    speechFields(vendor).map((field) => {
      const member = memberOf(field);
      if (field.kind === 'checkbox') return [field.id, isOn(stored[member])];
      return [field.id, isSecret(field) ? '' : textIn(stored, member)];
    }),
  );
  return { ...values, ...findVendor(vendor)?.read?.(stored) };
}

/** A stored credential, with its members on the platform. */
export type StoredSpeech = StoredCredential & { members?: StoredMembers };

/** Initial state of the form: values, and masks of stored secrets. */
export function storedCredential(vendor: string, stored: StoredMembers): StoredSpeech {
  const masks = speechFields(vendor).flatMap((field): [string, string][] => {
    const mask = textIn(stored, memberOf(field));
    if (!isSecret(field) || mask === '') return [];
    // The platform leaves the rest of a key file readable, on one line.
    return [[field.id, field.kind === 'file' ? previewServiceKey(mask) : mask]];
  });
  return {
    values: credentialOf(vendor, stored),
    masks: Object.fromEntries(masks),
    members: stored,
  };
}

export const speechMessages = {
  ...credentialMessages,
  notLater: 'Can only be set when adding a credential.',
};

/**
 * Messages by field id. A field that can't be set later is an error only if a change makes it
 * required: a credential stored without it stays valid.
 */
export function validateSpeech(
  vendor: string,
  values: CredentialValues,
  stored: StoredCredential | null = null,
  messages = speechMessages,
): Record<string, string> {
  const fields = speechFields(vendor);
  const errors = validateCredential(fields, values, { stored, messages });
  if (!stored) return errors;
  const before = visibleFields(fields, stored.values);
  for (const field of visibleFields(fields, values)) {
    const isMissing = isSecret(field) ? !stored.masks[field.id] : !stored.values[field.id];
    if (!field.isFixed || field.kind === 'modes' || !isMissing) continue;
    const wasAsked = before.includes(field) && isRequired(field, stored.values);
    if (isRequired(field, values) && !wasAsked) errors[field.id] = messages.notLater;
  }
  return errors;
}

const allUses = { use_for_tts: true, use_for_stt: true };

/**
 * Keeps stored values of a disabled use: its hidden fields were not cleared on purpose. Enabling
 * the use shows them again.
 */
function keepingUnused(
  fields: readonly SpeechField[],
  values: CredentialValues,
  stored: StoredCredential,
): CredentialValues {
  const asked = visibleFields(fields, values);
  const unused = visibleFields(fields, { ...stored.values, ...allUses }).filter(
    (field) => !asked.includes(field),
  );
  const kept = unused.map(({ id }) => [id, stored.values[id] ?? '']);
  return { ...values, ...Object.fromEntries(kept), ...allUses };
}

/** A stored member, unchanged whatever its type; null for none. */
const asStored = (value: unknown): SentMembers[string] =>
  typeof value === 'number' || typeof value === 'boolean' || typeof value === 'object'
    ? value
    : typeof value === 'string'
      ? value
      : null;

/**
 * Members to send. Includes everything changeable, because the platform drops missing members. A
 * stored credential sends nothing else, and never a secret. Unchanged members are sent exactly as
 * stored, even those of a hidden mode.
 */
export function sentMembers(
  vendor: string,
  values: CredentialValues,
  stored: StoredSpeech | null = null,
): SentMembers {
  const next = membersOf(vendor, values, stored);
  if (!stored?.members) return next;
  const { members } = stored;
  const before = membersOf(vendor, stored.values, stored);
  return Object.fromEntries(
    Object.entries(next).map(([member, value]) => {
      if (value !== before[member]) return [member, value];
      const kept = asStored(members[member]);
      // The platform requires at least one of the uses.
      return [member, kept === null && member.startsWith('use_for_') ? value : kept];
    }),
  );
}

function membersOf(
  vendor: string,
  values: CredentialValues,
  stored: StoredCredential | null,
): SentMembers {
  const fields = speechFields(vendor);
  const sent = stored
    ? {
        ...sentValues(fields, keepingUnused(fields, values, stored), stored),
        ...sentValues(fieldsOfUses(vendor), values),
      }
    : sentValues(fields, values);
  const members: Record<string, SentMembers[string]> = { use_for_tts: 0, use_for_stt: 0 };
  for (const field of fields) {
    const value = sent[field.id];
    if (value === undefined) continue;
    const member = memberOf(field);
    // If two fields share a member, the visible one has the value.
    if (value !== null || members[member] === undefined) {
      members[member] = typeof value === 'boolean' ? Number(value) : value;
    }
  }
  return findVendor(vendor)?.write?.(members) ?? members;
}

/** Ids of fields that must not be kept in a draft. */
export const secretIds = (vendor: string) =>
  speechFields(vendor)
    .filter(isSecret)
    .map(({ id }) => id);

/** Ids of fields that the platform never returns: each update must send them again. */
export const untoldIds = (vendor: string) =>
  speechFields(vendor)
    .filter(({ isUntold }) => isUntold)
    .map(({ id }) => id);

/** Label of a field; without a vendor, from the first one that has the field. */
export function fieldLabel(id: string, vendor: string | null): string {
  const vendors = vendor === null ? speechVendors.map((one) => one.id) : [vendor];
  const field = vendors.flatMap(speechFields).find((one) => one.id === id);
  if (!field) return id;
  return typeof field.label === 'function' ? field.label(newCredential(vendor ?? '')) : field.label;
}
