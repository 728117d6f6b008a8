import { apiKey, listed } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

export const wellsaid: SpeechVendor = {
  id: 'wellsaid',
  name: 'WellSaid',
  synthesis: listed,
  fields: [apiKey],
  tests: { tts: 'synthesises a sentence' },
};
