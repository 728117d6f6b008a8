import { apiKey } from '../fields.ts';
import type { CredentialVendor } from '../speech-credential.types.ts';

export const wellsaid: CredentialVendor = {
  fields: [apiKey],
  tests: { tts: 'synthesises a sentence' },
};

export const soniox: CredentialVendor = {
  fields: [apiKey],
  tests: { stt: 'transcribes a sample' },
};

export const voxist: CredentialVendor = {
  fields: [apiKey],
  tests: { stt: 'looks the key up' },
};

export const deepgramflux: CredentialVendor = {
  fields: [apiKey],
  tests: { stt: 'transcribes a sample' },
};
