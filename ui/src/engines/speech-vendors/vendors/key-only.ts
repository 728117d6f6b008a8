import { apiKey, listed } from '../fields.ts';
import type { SpeechVendor } from '../speech-vendors.types.ts';

export const wellsaid: SpeechVendor = {
  id: 'wellsaid',
  name: 'WellSaid',
  synthesis: listed,
  fields: [apiKey],
  tests: { tts: 'synthesises a sentence' },
};

export const soniox: SpeechVendor = {
  id: 'soniox',
  name: 'Soniox',
  recognition: listed,
  fields: [apiKey],
  tests: { stt: 'transcribes a sample' },
};

export const voxist: SpeechVendor = {
  id: 'voxist',
  name: 'Voxist',
  recognition: listed,
  fields: [apiKey],
  tests: { stt: 'looks the key up' },
};

export const deepgramflux: SpeechVendor = {
  id: 'deepgramflux',
  name: 'Deepgram Flux',
  recognition: { shape: 'none' },
  fields: [apiKey],
  tests: { stt: 'transcribes a sample' },
};
