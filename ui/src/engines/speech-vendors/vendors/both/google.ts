import {
  previewServiceKey,
  serviceKeyError,
} from '../../../../patterns/credential-fields/service-key.ts';
import { listed, text, usesTts } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

/** Its custom voices are records of their own: widgets/custom-voices. */
export const google: SpeechVendor = {
  id: 'google',
  name: 'Google',
  synthesis: { shape: 'listed', languages: ['en-US'], voice: 'en-US-Standard-C' },
  recognition: listed,
  fields: [
    {
      kind: 'file',
      id: 'service_key',
      label: 'Service key',
      isRequired: true,
      isFixed: true,
      requiredMessage: 'Choose the service key file.',
      accept: '.json,application/json',
      rule: serviceKeyError,
      preview: previewServiceKey,
    },
    text('model_id', 'Model ID', {
      isRequired: false,
      isShown: usesTts,
      placeholder: 'e.g., gemini-2.5-flash-tts',
      help: 'Enables Gemini text to speech. Leave blank for standard text to speech.',
    }),
  ],
  tests: { tts: 'lists the voices', stt: 'transcribes a sample' },
};
