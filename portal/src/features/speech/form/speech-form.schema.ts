import {
  type CustomVoicesValue,
  noVoices,
  validateVoices,
  voiceSecrets,
} from '@trunkline/ui/widgets/custom-voices';
import {
  fieldLabel,
  secretIds,
  storedCredential,
  untoldIds,
  validateSpeech,
} from '@trunkline/ui/widgets/speech-credential';
import * as v from 'valibot';
import type { GoogleCustomVoice } from '../../../platform/resources/speech/google-custom-voices.ts';
import type { SpeechCredential } from '../../../platform/resources/speech/speech-credentials.ts';
import type { Members } from '../../../screen/form/save/record/members.ts';
import { binding } from '../../../screen/form/save/record/rules.ts';
import { issuePath } from '../../../screen/form/schema.ts';
import { withoutGoneKeys } from './speech-form.wire.ts';

export type SpeechFormValues = {
  /** Key of the vendor; 'custom' for vendors that users add. */
  vendor: string;
  /** Name of a custom vendor. */
  customName: string;
  /** '' for all accounts of the provider. */
  accountSid: string;
  label: string;
  /** Fields of the vendor, by the ids of its record. */
  fields: Record<string, string | boolean>;
  voices: CustomVoicesValue;
};

export const emptySpeech: SpeechFormValues = {
  vendor: '',
  customName: '',
  accountSid: '',
  label: '',
  fields: {},
  voices: noVoices,
};

/** Whether the vendor offers voices trained for one customer: Google does, for text to speech. */
export const hasVoices = ({ vendor, fields }: Pick<SpeechFormValues, 'vendor' | 'fields'>) =>
  vendor === 'google' && fields['use_for_tts'] === true;

/** @param vendor of the stored credential; null for a new one */
export const speechMembers = (vendor: string | null): Members<SpeechFormValues> => ({
  vendor: { label: 'Vendor' },
  customName: { label: 'Name' },
  accountSid: { label: 'Account' },
  label: { label: 'Label' },
  fields: { each: (id) => ({ label: fieldLabel(id, vendor) }) },
  voices: {
    label: 'Custom voices',
    describe: ({ isOn, voices }) =>
      isOn ? voices.map(({ name }) => name).join(', ') || 'None' : 'Off',
  },
});

/** Paths that drafts must not store. */
export const speechSecrets = ({ vendor, voices }: SpeechFormValues) => [
  ...secretIds(vendor).map((id) => `fields.${id}`),
  ...voiceSecrets(voices).map((path) => `voices.${path}`),
];

/** Messages by path. */
function problemsOf(
  values: SpeechFormValues,
  stored: SpeechCredential | null,
  storedVoices: readonly GoogleCustomVoice[],
) {
  const { vendor, customName, fields, voices } = values;
  const compared = stored && storedCredential(vendor, stored);
  const problems: Record<string, string> = {};
  if (vendor === 'custom' && customName === '') problems['customName'] = 'Enter a name.';
  for (const [id, message] of Object.entries(validateSpeech(vendor, fields, compared))) {
    if (message) problems[`fields.${id}`] = message;
  }
  if (hasVoices(values)) {
    for (const [path, message] of Object.entries(
      validateVoices(withoutGoneKeys(voices, storedVoices)),
    )) {
      problems[`voices.${path}`] = message;
    }
  }
  return problems;
}

const atMost = (length: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(length, `Use at most ${length} characters.`));

/** @param stored the stored credential; null for a new one */
export const speechFormSchema = (
  stored: SpeechCredential | null,
  storedVoices: readonly GoogleCustomVoice[] = [],
) =>
  v.pipe(
    v.object({
      vendor: v.pipe(v.string(), v.nonEmpty('Choose a vendor.')),
      // Together with 'custom:' it must fit into 32 characters.
      customName: atMost(25),
      accountSid: v.string(),
      label: atMost(64),
      fields: v.record(v.string(), v.union([v.string(), v.boolean()])),
      voices: v.custom<CustomVoicesValue>((input) => input !== undefined),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const untold = untoldIds(dataset.value.vendor).map((id) => `fields.${id}`);
      for (const [path, message] of Object.entries(
        problemsOf(dataset.value, stored, storedVoices),
      )) {
        addIssue({
          message,
          path: issuePath(dataset.value, path),
          ...(untold.includes(path) && { expected: binding }),
        });
      }
    }),
  );
