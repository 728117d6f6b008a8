import { customVendorId, customVendorName, findVendor } from '@trunkline/ui/engines/speech-vendors';
import type { CustomVoice, CustomVoicesValue } from '@trunkline/ui/widgets/custom-voices';
import {
  credentialOf,
  sentMembers,
  storedCredential,
} from '@trunkline/ui/widgets/speech-credential';
import { isSid } from '../../../platform/client/calls/path.ts';
import type { Columns } from '../../../platform/client/calls/wire.ts';
import { unnamedMembers } from '../../../platform/records/read-only.ts';
import type {
  CustomVoiceBody,
  GoogleCustomVoice,
} from '../../../platform/resources/speech/google-custom-voices.ts';
import type { SpeechCredential } from '../../../platform/resources/speech/speech-credentials.ts';
import { carryingColumns } from '../../../screen/form/save/record/columns.ts';
import type { SpeechFormValues } from './speech-form.schema.ts';

const voiceOf = (voice: GoogleCustomVoice): CustomVoice => ({
  id: voice.google_custom_voice_sid,
  isStored: true,
  name: voice.name,
  usage: voice.reported_usage || 'REALTIME',
  isCloned: voice.use_voice_cloning_key === true,
  model: voice.model,
  // The values contain no part of a key, because drafts and the history store them.
  keyPreview: '',
  hasKey: voice.voice_cloning_key !== '',
  wasCloned: voice.use_voice_cloning_key === true,
});

/** First characters of stored cloning keys, by voice SID. */
export const keyPreviewsOf = (voices: readonly GoogleCustomVoice[]): Record<string, string> =>
  Object.fromEntries(
    voices.map(({ google_custom_voice_sid: sid, voice_cloning_key: key }) => [sid, key]),
  );

/** A voice whose key was deleted with its record: it needs a new one. */
export const withoutKey = ({ hasKey = false, wasCloned, ...voice }: CustomVoice): CustomVoice => ({
  ...voice,
  wasCloned: wasCloned && !hasKey,
});

/** Voices restored under a deleted SID, for instance by an undo, have lost their keys. */
export const withoutGoneKeys = (
  value: CustomVoicesValue,
  stored: readonly GoogleCustomVoice[],
): CustomVoicesValue => ({
  ...value,
  voices: value.voices.map((voice) => {
    const isThere = stored.some(({ google_custom_voice_sid: sid }) => sid === voice.id);
    return isSid(voice.id) && !isThere ? withoutKey(voice) : voice;
  }),
});

const voicesOf = (voices: readonly GoogleCustomVoice[]): CustomVoicesValue => ({
  isOn: voices.length > 0,
  voices: voices.map(voiceOf),
  keys: {},
});

/** A voice to store, and the cloning key to upload afterwards; '' for none. */
export type VoiceRow = { body: Omit<CustomVoiceBody, 'speech_credential_sid'>; key: string };

/** Form to wire, by form ids. The platform requires a model, even if it is '' for a cloned voice. */
export const voiceRows = ({ isOn, voices, keys }: CustomVoicesValue): Record<string, VoiceRow> =>
  Object.fromEntries(
    (isOn ? voices : []).map(({ id, name, model, usage, isCloned }) => [
      id,
      {
        body: {
          name: name.trim(),
          model: isCloned ? '' : model.trim(),
          reported_usage: usage,
          use_voice_cloning_key: isCloned ? 1 : 0,
        },
        key: (isCloned && keys[id]) || '',
      },
    ]),
  );

/** Key of the record of a stored vendor. */
export const vendorKey = (vendor: string) =>
  customVendorName(vendor) === undefined ? vendor : 'custom';

/** Wire to form. */
export function speechValues(
  credential: SpeechCredential,
  voices: readonly GoogleCustomVoice[],
): SpeechFormValues {
  const vendor = vendorKey(credential.vendor);
  const values = {
    vendor,
    customName: customVendorName(credential.vendor) ?? '',
    accountSid: credential.account_sid ?? '',
    label: credential.label,
    fields: credentialOf(vendor, credential),
    voices: voicesOf(voices),
  };
  return carryingColumns(values, credential, 'speech_credential_sid');
}

/** Form to POST. */
export const newSpeechBody = (
  { vendor, customName, accountSid, label, fields }: SpeechFormValues,
  serviceProviderSid: string | null,
): Columns => ({
  ...sentMembers(vendor, fields),
  vendor: vendor === 'custom' ? customVendorId(customName) : vendor,
  account_sid: accountSid || null,
  service_provider_sid: serviceProviderSid,
  label: label || null,
});

/** Form to PUT: all columns that can change, because the platform drops absent ones. */
export function speechUpdateBody(
  { vendor, fields }: SpeechFormValues,
  stored: SpeechCredential,
): Columns {
  const members = stored.columns ?? stored;
  const named = findVendor(vendor)?.fields.map(({ id, member }) => member ?? id) ?? [];
  return {
    ...unnamedMembers(members, named),
    ...sentMembers(vendor, fields, storedCredential(vendor, members)),
  };
}
