import {
  apiKey,
  extraOptions,
  listed,
  model,
  readOptions,
  select,
  textIn,
  usesStt,
  usesTts,
} from '../fields.ts';
import type { SpeechVendor } from '../speech-vendors.types.ts';

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

const rimelabsOptions = { speedAlpha: 1, reduceLatency: true };

export const rimelabs: SpeechVendor = {
  id: 'rimelabs',
  name: 'RimeLabs',
  synthesis: { shape: 'listed', languages: ['eng'] },
  fields: [
    apiKey,
    model('model_id', 'Model', 'models', [
      ['arcana', 'Arcana'],
      ['mist', 'Mist'],
      ['mistv2', 'Mistv2'],
      ['v1', 'V1'],
    ]),
    ...extraOptions(
      rimelabsOptions,
      'https://rimelabs.mintlify.app/api-reference/endpoint/streaming-mp3#variable-parameters',
    ),
  ],
  tests: { tts: 'synthesises a sentence' },
  read: readOptions(rimelabsOptions),
};

const inworldOptions = { audioConfig: { pitch: 0, speakingRate: 1 }, temperature: 0.8 };

export const inworld: SpeechVendor = {
  id: 'inworld',
  name: 'Inworld',
  synthesis: { shape: 'listed', languages: ['en'] },
  fields: [
    apiKey,
    model('model_id', 'Model', 'models', [
      ['inworld-tts-1.5-max', 'Llama Inworld TTS 1.5 Max'],
      ['inworld-tts-1.5-mini', 'Llama Inworld TTS 1.5 Mini'],
      ['inworld-tts-1', 'Llama Inworld TTS'],
      ['inworld-tts-1-max', 'Llama Inworld TTS Max'],
    ]),
    ...extraOptions(
      inworldOptions,
      'https://docs.inworld.ai/api-reference/ttsAPI/texttospeech/synthesize-speech-stream',
    ),
  ],
  tests: { tts: 'synthesises a sentence' },
  read: readOptions(inworldOptions),
};

const cartesiaOptions = { speed: 0, emotion: 'positivity:high' };

export const cartesia: SpeechVendor = {
  id: 'cartesia',
  name: 'Cartesia',
  synthesis: { shape: 'listed', languages: ['en'] },
  recognition: listed,
  fields: [
    apiKey,
    model(
      'model_id',
      'TTS Model ID',
      'models',
      [
        ['sonic', 'Sonic'],
        ['sonic-2', 'Sonic 2'],
        ['sonic-3', 'Sonic 3'],
        ['sonic-turbo', 'Sonic Turbo'],
        ['sonic-preview', 'Sonic Preview'],
        ['sonic-2024-12-12', 'Sonic 2024-12-12'],
        ['sonic-2024-10-19', 'Sonic 2024-10-19'],
        ['sonic-english', 'Sonic English'],
        ['sonic-multilingual', 'Sonic Multilingual'],
      ],
      { isShown: usesTts },
    ),
    model('stt_model_id', 'STT Model ID', 'sttModels', [['ink-whisper', 'Ink Whisper']], {
      isShown: usesStt,
    }),
    ...extraOptions(cartesiaOptions, 'https://docs.cartesia.ai/api-reference/tts/bytes'),
  ],
  tests: {
    tts: 'synthesises a sentence and lists the voices',
    stt: 'takes the outcome of text to speech',
  },
  read: readOptions(cartesiaOptions),
};

export const whisper: SpeechVendor = {
  id: 'whisper',
  name: 'Whisper',
  synthesis: { shape: 'listed', languages: ['en-US'] },
  fields: [
    apiKey,
    model('model_id', 'Model', 'models', [
      ['tts-1', 'TTS-1'],
      ['tts-1-hd', 'TTS-1-HD'],
      ['gpt-4o-mini-tts', 'GPT-4o mini TTS'],
    ]),
  ],
  tests: { tts: 'synthesises a sentence' },
};

export const openai: SpeechVendor = {
  id: 'openai',
  name: 'OpenAI',
  recognition: listed,
  fields: [
    apiKey,
    model('model_id', 'Model', 'sttModels', [
      ['whisper-1', 'Whisper'],
      ['gpt-4o-mini-transcribe', 'GPT 4o Mini Transcribe'],
      ['gpt-4o-transcribe', 'GPT 4o Transcribe'],
    ]),
  ],
  tests: { stt: 'transcribes a sample', note: 'The test always takes the model whisper-1.' },
};
