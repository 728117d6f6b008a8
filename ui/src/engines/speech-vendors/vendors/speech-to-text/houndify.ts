import { identity, listed, secret, text, wsUrl } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

export const houndify: SpeechVendor = {
  id: 'houndify',
  name: 'SoundHound',
  recognition: listed,
  fields: [
    identity('client_id', 'Client ID'),
    secret('client_key', 'Client Key'),
    identity('user_id', 'User ID'),
    text('houndify_server_uri', 'Audio Endpoint', {
      isRequired: false,
      placeholder: 'wss://',
      help: "Optional: an endpoint other than the vendor's own.",
      rule: wsUrl,
    }),
  ],
  tests: { stt: 'opens a live session, for up to 15 seconds' },
};
