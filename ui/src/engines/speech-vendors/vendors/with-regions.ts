import {
  apiKey,
  identity,
  listed,
  region,
  secret,
  select,
  text,
  usesStt,
  usesTts,
  wsUrl,
} from '../fields.ts';
import type { SpeechVendor } from '../speech-vendors.types.ts';

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

export const gladia: SpeechVendor = {
  id: 'gladia',
  name: 'Gladia',
  recognition: listed,
  fields: [
    apiKey,
    region(
      'region',
      'Region',
      [
        ['us-west', 'US West'],
        ['eu-west', 'EU West'],
      ],
      { help: "The platform doesn't tell which one is stored: choose it again with each change." },
    ),
  ],
  tests: { stt: 'opens a live session, for up to 30 seconds' },
};

export const assemblyai: SpeechVendor = {
  id: 'assemblyai',
  name: 'AssemblyAI',
  recognition: listed,
  fields: [
    select(
      'service_version',
      'Service version',
      [
        ['v2', 'V2'],
        ['v3', 'V3'],
      ],
      { initial: 'v2' },
    ),
    apiKey,
  ],
  tests: { stt: 'transcribes a sample' },
};

export const verbio: SpeechVendor = {
  id: 'verbio',
  name: 'Verbio',
  synthesis: listed,
  recognition: listed,
  fields: [
    identity('client_id', 'Client ID'),
    secret('client_secret', 'Client secret'),
    select(
      'engine_version',
      'Engine version',
      [
        ['V1', 'V1'],
        ['V2', 'V2'],
      ],
      { initial: 'V1' },
    ),
  ],
  tests: {
    tts: 'synthesises a sentence',
    stt: 'recognises a sample',
    note: 'Speech to text is tried with engine V1, whatever the version.',
  },
};

export const houndify: SpeechVendor = {
  id: 'houndify',
  name: 'SoundHound',
  recognition: listed,
  fields: [
    identity('client_id', 'Client ID'),
    secret('client_key', 'Client Key'),
    identity('user_id', 'User ID'),
    text('houndify_server_uri', 'Audio Endpoint', {
      isRequired: false,
      placeholder: 'wss://',
      help: "Optional: another endpoint than the vendor's own.",
      rule: wsUrl,
    }),
  ],
  tests: { stt: 'opens a live session, for up to 15 seconds' },
};
