import {
  apiKey,
  checkbox,
  extraOptions,
  host,
  httpUrl,
  identity,
  isMode,
  listed,
  model,
  modes,
  readOptions,
  select,
  text,
  textIn,
} from '../fields.ts';
import type { SpeechVendor } from '../speech-vendors.types.ts';

export const nvidia: SpeechVendor = {
  id: 'nvidia',
  name: 'Nvidia',
  synthesis: listed,
  recognition: listed,
  fields: [text('riva_server_uri', 'Riva Server URI', { placeholder: 'host:port', rule: host })],
  tests: {},
};

export const cobalt: SpeechVendor = {
  id: 'cobalt',
  name: 'Cobalt',
  recognition: { shape: 'listed', language: 'en_US-8khz' },
  fields: [text('cobalt_server_uri', 'Server URI', { placeholder: 'host:port', rule: host })],
  tests: {},
};

export const speechmatics: SpeechVendor = {
  id: 'speechmatics',
  name: 'Speechmatics',
  hiddenBy: 'additionalVendors',
  recognition: listed,
  fields: [
    modes('Use hosted Speechmatics Service', 'Use on-prem Speechmatics container', {
      isFixed: true,
    }),
    apiKey,
    select(
      'endpoint',
      'Endpoint',
      [
        ['eu2.rt.speechmatics.com', 'EU (EU2 - On-demand)'],
        ['neu.rt.speechmatics.com', 'EU (EU1 - Enterprise)'],
        ['wus.rt.speechmatics.com', 'US (US1 - Enterprise)'],
      ],
      {
        member: 'speechmatics_stt_uri',
        emptyOption: 'Select an endpoint',
        isShown: isMode('hosted'),
      },
    ),
    text('speechmatics_stt_uri', 'Endpoint URI', {
      isShown: isMode('onprem'),
      placeholder: 'Speechmatics URI for STT',
      rule: host,
    }),
  ],
  tests: {
    stt: 'opens a live session',
    note: 'Only the key is tried, not the endpoint.',
  },
  read: (stored) => {
    const uri = textIn(stored, 'speechmatics_stt_uri');
    const isHosted = uri === '' || uri.includes('speechmatics.com');
    return {
      mode: isHosted ? 'hosted' : 'onprem',
      endpoint: isHosted ? uri : '',
      speechmatics_stt_uri: isHosted ? '' : uri,
    };
  },
};

export const resemble: SpeechVendor = {
  id: 'resemble',
  name: 'Resemble',
  synthesis: listed,
  fields: [
    apiKey,
    checkbox('onprem', 'Use on-prem Resemble container', { isUiOnly: true, isFixed: true }),
    text('resemble_tts_uri', 'TTS Container URI', {
      isShown: (values) => values['onprem'] === true,
      rule: host,
    }),
    checkbox('resemble_tts_use_tls', 'Use TLS', { isShown: (values) => values['onprem'] === true }),
  ],
  tests: { tts: 'synthesises a sentence' },
  read: ({ resemble_tts_uri }) => ({ onprem: Boolean(resemble_tts_uri) }),
};

const playhtOptions = {
  quality: 'medium',
  speed: 1,
  seed: 1,
  temperature: 1,
  emotion: 'female_happy',
  voice_guidance: 3,
  style_guidance: 20,
  text_guidance: 1,
};

export const playht: SpeechVendor = {
  // PlayHT 3.0 has all its voices under 'english'.
  id: 'playht',
  name: 'PlayHT',
  synthesis: { shape: 'listed', languages: ['en-US', 'english'] },
  fields: [
    modes('Use hosted PlayHT Service', 'Use on-prem PlayHT container', { isFixed: true }),
    text('playht_tts_uri', 'TTS Container URI', {
      isShown: isMode('onprem'),
      placeholder: 'http://',
      rule: httpUrl,
    }),
    identity('user_id', 'User ID'),
    apiKey,
    model('voice_engine', 'Voice Engine', 'models', [
      ['Play3.0', 'Play3.0'],
      ['PlayHT2.0-turbo', 'PlayHT2.0-turbo'],
      ['PlayHT2.0', 'PlayHT2.0'],
      ['PlayHT1.0', 'PlayHT1.0'],
      ['PlayDialog', 'Dialog 1.0'],
    ]),
    ...extraOptions(playhtOptions, 'https://docs.play.ht/reference/api-generate-tts-audio-stream'),
  ],
  tests: { tts: 'synthesises a sentence and lists the voices' },
  read: (stored) => ({
    mode: stored['playht_tts_uri'] ? 'onprem' : 'hosted',
    ...readOptions(playhtOptions)(stored),
  }),
};
