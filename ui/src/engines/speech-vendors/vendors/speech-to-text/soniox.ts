import { apiKey, listed } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

export const soniox: SpeechVendor = {
  id: 'soniox',
  name: 'Soniox',
  recognition: listed,
  fields: [apiKey],
  tests: { stt: 'transcribes a sample' },
};
