import { host, listed, text } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

export const nvidia: SpeechVendor = {
  id: 'nvidia',
  name: 'Nvidia',
  synthesis: listed,
  recognition: listed,
  fields: [text('riva_server_uri', 'Riva Server URI', { placeholder: 'host:port', rule: host })],
  tests: {},
};
