import { apiKey, listed, select } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

export const assemblyai: SpeechVendor = {
  id: 'assemblyai',
  name: 'AssemblyAI',
  recognition: listed,
  fields: [
    select(
      'service_version',
      'Service version',
      [
        ['v2', 'V2'],
        ['v3', 'V3'],
      ],
      { initial: 'v2' },
    ),
    apiKey,
  ],
  tests: { stt: 'transcribes a sample' },
};
