import { apiKey, listed } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

export const voxist: SpeechVendor = {
  id: 'voxist',
  name: 'Voxist',
  recognition: listed,
  fields: [apiKey],
  tests: { stt: 'looks the key up' },
};
