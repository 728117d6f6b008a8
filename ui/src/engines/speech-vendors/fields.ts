import type { CredentialOption, CredentialValues } from '../../patterns/credential-fields/index.ts';
import type { ModelList, SpeechField, StoredMembers } from './speech-vendors.types.ts';

/** Languages, and the voices of each, come from a list. */
export const listed = { shape: 'listed' } as const;

type Kind = SpeechField['kind'];
type Of<K extends Kind> = Partial<Omit<Extract<SpeechField, { kind: K }>, 'kind' | 'id' | 'label'>>;

export const usesTts = (values: CredentialValues) => values['use_for_tts'] === true;
export const usesStt = (values: CredentialValues) => values['use_for_stt'] === true;
export const isMode = (mode: string) => (values: CredentialValues) => values['mode'] === mode;

/** A stored member as text. Other clients store numbers, and JSON that isn't text. */
export const textIn = (stored: StoredMembers, member: string) => {
  const value = stored[member];
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
};

/** Normalises a host for comparison: lower case, no surrounding blanks. */
export const hostOf = (address: string) => address.trim().toLowerCase();

/** 'the API key', 'the client ID', 'the Riva Server URI' */
const the = (label: string) =>
  `the ${/^[A-Z][a-z]+\b(?! [A-Z][a-z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;

/** Fixed after creation: the platform ignores later changes. */
const fixed = { isFixed: true, isRequired: true } as const;

export const text = (id: string, label: string, more: Of<'text'> = {}): SpeechField => ({
  kind: 'text',
  id,
  label,
  isRequired: true,
  requiredMessage: `Enter ${the(label)}.`,
  ...more,
});

/** Text that identifies the client; fixed after creation. */
export const identity = (id: string, label: string, more: Of<'text'> = {}): SpeechField =>
  text(id, label, { ...fixed, isMono: true, ...more });

export const secret = (id: string, label: string, more: Of<'secret'> = {}): SpeechField => ({
  kind: 'secret',
  id,
  label,
  ...fixed,
  requiredMessage: `Enter ${the(label)}.`,
  ...more,
});

export const apiKey = secret('api_key', 'API key');

type Pairs = readonly (readonly [value: string, label: string])[];
export const options = (pairs: Pairs): CredentialOption[] =>
  pairs.map(([value, label]) => ({ value, label }));

export const select = (
  id: string,
  label: string,
  pairs: Pairs,
  more: Of<'select'> = {},
): SpeechField => ({
  kind: 'select',
  id,
  label,
  isRequired: true,
  requiredMessage: `Choose ${the(label)}.`,
  options: options(pairs),
  ...more,
});

export const region = (id: string, label: string, pairs: Pairs, more: Of<'select'> = {}) =>
  select(id, label, pairs, { emptyOption: 'Select a region', ...more });

export const checkbox = (id: string, label: string, more: Of<'checkbox'> = {}): SpeechField => ({
  kind: 'checkbox',
  id,
  label,
  ...more,
});

/** A model of the vendor; offers `known` until the vendor's own list has loaded. */
export const model = (
  id: string,
  label: string,
  listOf: ModelList,
  known: Pairs,
  more: Of<'combobox'> = {},
): SpeechField => ({
  kind: 'combobox',
  id,
  label,
  listOf,
  isRequired: true,
  requiredMessage: `Choose ${the(label)}.`,
  options: options(known),
  initial: known[0]?.[0] ?? '',
  ...more,
});

/** Hosted by the vendor, or self-hosted in a container. */
export const modes = (
  hosted: string,
  onPrem: string,
  { isFixed }: { isFixed: boolean },
): SpeechField => ({
  kind: 'modes',
  id: 'mode',
  label: 'Where it runs',
  initial: 'hosted',
  isFixed,
  options: options([
    ['hosted', hosted],
    ['onprem', onPrem],
  ]),
});

/** JSON of vendor settings behind a checkbox. Its template is offered until it is changed. */
export const extraOptions = (template: object, docsUrl: string): SpeechField[] => [
  checkbox('has_options', 'Extra options', {
    isUiOnly: true,
    help: 'Settings that go to the vendor with every request.',
  }),
  {
    kind: 'json',
    id: 'options',
    label: 'Options',
    isRequired: true,
    requiredMessage: 'Enter the options, or clear the box.',
    placeholder: 'extra options in Json',
    initial: JSON.stringify(template, null, 2),
    docsUrl,
    isShown: (values) => values['has_options'] === true,
  },
];

/** Nothing stored: offer the template again. */
export const readOptions = (template: object) => (stored: StoredMembers) => ({
  has_options: textIn(stored, 'options') !== '',
  options: textIn(stored, 'options') || JSON.stringify(template, null, 2),
});

const ruleOf = (pattern: RegExp, message: string) => (value: string) =>
  pattern.test(value) ? undefined : message;

export const httpUrl = ruleOf(/^https?:\/\/[^\s/]+\S*$/, 'Start with http:// or https://');
export const wsUrl = ruleOf(/^wss?:\/\/[^\s/]+\S*$/, 'Start with ws:// or wss://');
export const host = ruleOf(/^\S+$/, 'Enter an address without spaces.');
/** Accepts six digits, as the platform does, although no port has them. */
export const ipAndPort = ruleOf(
  /^[^\s/]+:\d{1,6}$/,
  'Enter it as ip:port, such as 192.0.2.10:5070',
);
