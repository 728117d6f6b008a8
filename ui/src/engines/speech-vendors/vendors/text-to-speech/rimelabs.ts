import { apiKey, extraOptions, model, readOptions } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

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
