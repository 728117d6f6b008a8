import {
  apiKey,
  extraOptions,
  listed,
  model,
  readOptions,
  usesStt,
  usesTts,
} from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

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
