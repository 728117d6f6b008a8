import { apiKey, extraOptions, model, readOptions } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

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
