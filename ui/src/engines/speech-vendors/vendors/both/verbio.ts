import { identity, listed, secret, select } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

export const verbio: SpeechVendor = {
  id: 'verbio',
  name: 'Verbio',
  synthesis: listed,
  recognition: listed,
  fields: [
    identity('client_id', 'Client ID'),
    secret('client_secret', 'Client secret'),
    select(
      'engine_version',
      'Engine version',
      [
        ['V1', 'V1'],
        ['V2', 'V2'],
      ],
      { initial: 'V1' },
    ),
  ],
  tests: {
    tts: 'synthesises a sentence',
    stt: 'recognises a sample',
    note: 'Speech to text is tried with engine V1, whatever the version.',
  },
};
