import { apiKey, checkbox, host, listed, text } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

export const resemble: SpeechVendor = {
  id: 'resemble',
  name: 'Resemble',
  synthesis: listed,
  fields: [
    apiKey,
    checkbox('onprem', 'Use on-prem Resemble container', { isUiOnly: true, isFixed: true }),
    text('resemble_tts_uri', 'TTS Container URI', {
      isShown: (values) => values['onprem'] === true,
      rule: host,
    }),
    checkbox('resemble_tts_use_tls', 'Use TLS', { isShown: (values) => values['onprem'] === true }),
  ],
  tests: { tts: 'synthesises a sentence' },
  read: ({ resemble_tts_uri }) => ({ onprem: Boolean(resemble_tts_uri) }),
};
