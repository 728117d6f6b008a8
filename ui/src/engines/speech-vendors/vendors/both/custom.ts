import { httpUrl, secret, text, textIn, usesStt, usesTts, wsUrl } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

const oneOfTwo = 'Enter the HTTP URL, the WebSocket URL, or both.';

/** Servers of one's own. Its name is part of the vendor's key. */
export const custom: SpeechVendor = {
  id: 'custom',
  name: 'Custom',
  hiddenBy: 'customSpeech',
  synthesis: { shape: 'typed' },
  recognition: { shape: 'typed' },
  fields: [
    text('custom_tts_url', 'HTTP URL (non-streaming)', {
      isRequired: (values) => textIn(values, 'custom_tts_streaming_url').trim() === '',
      requiredMessage: oneOfTwo,
      isShown: usesTts,
      placeholder: 'https://',
      rule: httpUrl,
    }),
    text('custom_tts_streaming_url', 'WebSocket URL (streaming)', {
      isRequired: (values) => textIn(values, 'custom_tts_url').trim() === '',
      requiredMessage: oneOfTwo,
      isShown: usesTts,
      placeholder: 'wss://',
      rule: wsUrl,
    }),
    text('custom_stt_url', 'STT WebSocket URL', {
      isShown: usesStt,
      placeholder: 'wss://',
      rule: wsUrl,
    }),
    secret('auth_token', 'Authentication Token', { isRequired: false }),
  ],
  tests: {},
};
