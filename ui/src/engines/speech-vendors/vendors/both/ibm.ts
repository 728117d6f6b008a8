import { identity, listed, region, secret, usesStt, usesTts } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

const ibmRegions = [
  ['us-south', 'US South (Dallas)'],
  ['us-east', 'US East (Washington)'],
  ['eu-de', 'EU DE (Frankfurt)'],
  ['eu-gb', 'EU GB (London)'],
  ['au-syd', 'AU South (Sydney)'],
  ['jp-tok', 'Japan (Tokyo)'],
  ['kr-seo', 'South Korea (Seoul)'],
] as const;

export const ibm: SpeechVendor = {
  id: 'ibm',
  name: 'IBM',
  synthesis: listed,
  recognition: listed,
  fields: [
    region('tts_region', 'TTS region', ibmRegions, { isShown: usesTts }),
    secret('tts_api_key', 'TTS API key', { isShown: usesTts }),
    region('stt_region', 'STT region', ibmRegions, { isShown: usesStt }),
    secret('stt_api_key', 'STT API key', { isShown: usesStt }),
    identity('instance_id', 'Speech instance ID', { isShown: usesStt, placeholder: 'Instance ID' }),
  ],
  tests: { tts: 'lists the voices', stt: 'lists the models' },
};
