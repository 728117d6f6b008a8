import { apiKey } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

export const deepgramflux: SpeechVendor = {
  id: 'deepgramflux',
  name: 'Deepgram Flux',
  recognition: { shape: 'none' },
  fields: [apiKey],
  tests: { stt: 'transcribes a sample' },
};
