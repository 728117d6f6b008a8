import { apiKey, listed, model } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

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
  tests: { stt: 'transcribes a sample', note: 'The test always uses whisper-1.' },
};
