import {
  apiKey,
  extraOptions,
  httpUrl,
  identity,
  isMode,
  model,
  modes,
  readOptions,
  text,
} from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

const playhtOptions = {
  quality: 'medium',
  speed: 1,
  seed: 1,
  temperature: 1,
  emotion: 'female_happy',
  voice_guidance: 3,
  style_guidance: 20,
  text_guidance: 1,
};

export const playht: SpeechVendor = {
  // PlayHT 3.0 has all its voices under 'english'.
  id: 'playht',
  name: 'PlayHT',
  synthesis: { shape: 'listed', languages: ['en-US', 'english'] },
  fields: [
    modes('Use hosted PlayHT Service', 'Use on-prem PlayHT container', { isFixed: true }),
    text('playht_tts_uri', 'TTS Container URI', {
      isShown: isMode('onprem'),
      placeholder: 'http://',
      rule: httpUrl,
    }),
    identity('user_id', 'User ID'),
    apiKey,
    model('voice_engine', 'Voice Engine', 'models', [
      ['Play3.0', 'Play3.0'],
      ['PlayHT2.0-turbo', 'PlayHT2.0-turbo'],
      ['PlayHT2.0', 'PlayHT2.0'],
      ['PlayHT1.0', 'PlayHT1.0'],
      ['PlayDialog', 'Dialog 1.0'],
    ]),
    ...extraOptions(playhtOptions, 'https://docs.play.ht/reference/api-generate-tts-audio-stream'),
  ],
  tests: { tts: 'synthesises a sentence and lists the voices' },
  read: (stored) => ({
    mode: stored['playht_tts_uri'] ? 'onprem' : 'hosted',
    ...readOptions(playhtOptions)(stored),
  }),
};
