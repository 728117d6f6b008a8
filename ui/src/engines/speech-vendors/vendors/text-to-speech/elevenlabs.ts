import { apiKey, extraOptions, model, readOptions, select, textIn } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

const elevenlabsOptions = {
  optimize_streaming_latency: 3,
  voice_settings: { stability: 0.5, similarity_boost: 0.5, use_speaker_boost: true },
};
const globalHost = 'api.elevenlabs.io';

export const elevenlabs: SpeechVendor = {
  id: 'elevenlabs',
  name: 'ElevenLabs',
  synthesis: { shape: 'listed', languages: ['en'] },
  fields: [
    select(
      'api_uri',
      'Data residency',
      [
        [globalHost, 'US'],
        ['api.eu.residency.elevenlabs.io', 'EU'],
        ['api.in.residency.elevenlabs.io', 'IN'],
      ],
      { initial: globalHost },
    ),
    apiKey,
    model('model_id', 'Model', 'models', [
      ['eleven_turbo_v2', 'Turbo v2'],
      ['eleven_turbo_v2_5', 'Turbo v2.5'],
      ['eleven_flash_v2', 'Flash v2'],
      ['eleven_flash_v2_5', 'Flash v2.5'],
      ['eleven_multilingual_v1', 'Multilingual v1'],
      ['eleven_multilingual_v2', 'Multilingual v2'],
      ['eleven_multilingual_sts_v2', 'Multilingual STS v2'],
      ['eleven_monolingual_v1', 'English v1'],
      ['eleven_english_sts_v2', 'English v2'],
    ]),
    ...extraOptions(elevenlabsOptions, 'https://elevenlabs.io/docs/api-reference/streaming'),
  ],
  tests: { tts: 'synthesises one word' },
  read: (stored) => ({
    // What the platform takes for an older credential without one.
    api_uri: textIn(stored, 'api_uri') || globalHost,
    ...readOptions(elevenlabsOptions)(stored),
  }),
};
