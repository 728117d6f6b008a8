import { host, text } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

export const cobalt: SpeechVendor = {
  id: 'cobalt',
  name: 'Cobalt',
  recognition: { shape: 'listed', language: 'en_US-8khz' },
  fields: [text('cobalt_server_uri', 'Server URI', { placeholder: 'host:port', rule: host })],
  tests: {},
};
