import { customVendorId, customVendorName } from '@trunkline/ui/engines/speech-vendors';
import type { CustomVoice, CustomVoicesValue } from '@trunkline/ui/widgets/custom-voices';
import {
  credentialOf,
  sentMembers,
  storedCredential,
} from '@trunkline/ui/widgets/speech-credential';
import type { CustomVoiceBody, GoogleCustomVoice } from '../../platform/custom-voice-records.ts';
import type { SpeechBody, SpeechCredential } from '../../platform/speech-records.ts';
import type { SpeechFormValues } from './speech-form.schema.ts';

export const voiceOf = (voice: GoogleCustomVoice): CustomVoice => ({
  id: voice.google_custom_voice_sid,
  isStored: true,
  name: voice.name,
  usage: voice.reported_usage || 'REALTIME',
  isCloned: voice.use_voice_cloning_key === true,
  model: voice.model,
  keyPreview: voice.voice_cloning_key,
  wasCloned: voice.use_voice_cloning_key === true,
});

export const voicesOf = (voices: readonly GoogleCustomVoice[]): CustomVoicesValue => ({
  isOn: voices.length > 0,
  voices: voices.map(voiceOf),
  keys: {},
});

/** Form to wire. A cloned voice has no model, and the platform wants to be told so. */
export const voiceBody = (voice: CustomVoice, credentialSid: string): CustomVoiceBody => ({
  speech_credential_sid: credentialSid,
  name: voice.name.trim(),
  model: voice.isCloned ? '' : voice.model.trim(),
  reported_usage: voice.usage,
  use_voice_cloning_key: voice.isCloned ? 1 : 0,
});

/** The key of the record that a stored vendor has. */
export const vendorKey = (vendor: string) =>
  customVendorName(vendor) === undefined ? vendor : 'custom';

/** Wire to form. */
export function speechValues(
  credential: SpeechCredential,
  voices: readonly GoogleCustomVoice[],
): SpeechFormValues {
  const vendor = vendorKey(credential.vendor);
  return {
    vendor,
    customName: customVendorName(credential.vendor) ?? '',
    accountSid: credential.account_sid ?? '',
    label: credential.label,
    fields: credentialOf(vendor, credential),
    voices: voicesOf(voices),
  };
}

/** Form to POST. */
export const newSpeechBody = (
  { vendor, customName, accountSid, label, fields }: SpeechFormValues,
  serviceProviderSid: string | null,
): SpeechBody => ({
  ...sentMembers(vendor, fields),
  vendor: vendor === 'custom' ? customVendorId(customName) : vendor,
  account_sid: accountSid || null,
  service_provider_sid: serviceProviderSid,
  label: label || null,
});

/** Form to PUT: all that can be changed, for what is absent is dropped. */
export const speechUpdateBody = (
  { vendor, fields }: SpeechFormValues,
  stored: SpeechCredential,
): SpeechBody => sentMembers(vendor, fields, storedCredential(vendor, stored));
