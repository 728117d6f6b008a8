import { apiKey, model } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

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
