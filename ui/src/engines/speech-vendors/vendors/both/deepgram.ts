import {
  apiKey,
  checkbox,
  host,
  hostOf,
  httpUrl,
  isMode,
  listed,
  model,
  modes,
  select,
  text,
  textIn,
} from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

const euHost = 'api.eu.deepgram.com';
const isHosted = isMode('hosted');
const isOnPrem = isMode('onprem');

export const deepgram: SpeechVendor = {
  id: 'deepgram',
  name: 'Deepgram',
  synthesis: { shape: 'model' },
  recognition: listed,
  fields: [
    modes('Use hosted Deepgram Service', 'Use on-prem Deepgram container', { isFixed: true }),
    {
      ...apiKey,
      label: (values) => (isOnPrem(values) ? 'API key (if required)' : 'API key'),
      isRequired: isHosted,
    },
    select('endpoint', 'Deepgram STT Endpoint', [[euHost, 'EU-hosted']], {
      member: 'deepgram_stt_uri',
      isRequired: false,
      emptyOption: 'US (Default)',
      isShown: isHosted,
    }),
    text('deepgram_stt_uri', 'STT Container URI', {
      isShown: isOnPrem,
      placeholder: 'Container URI for STT',
      rule: host,
    }),
    checkbox('deepgram_stt_use_tls', 'Use TLS for STT', { isShown: isOnPrem }),
    text('deepgram_tts_uri', 'TTS Container URI', {
      isShown: isOnPrem,
      placeholder: 'http://',
      rule: httpUrl,
    }),
    model('model_id', 'Model ID', 'sttModels', [], { isRequired: false }),
  ],
  tests: {
    tts: 'synthesises a sentence',
    stt: 'transcribes a sample, where an API key is stored',
    note: "Deepgram's own cloud is tried, whatever the endpoint or container.",
  },
  read: (stored) => {
    const uri = textIn(stored, 'deepgram_stt_uri');
    const isEu = hostOf(uri) === euHost;
    const isHostedUri = uri === '' || isEu;
    return {
      mode: isHostedUri && !stored['deepgram_tts_uri'] ? 'hosted' : 'onprem',
      endpoint: isEu ? euHost : '',
      deepgram_stt_uri: isHostedUri ? '' : uri,
    };
  },
  // The endpoint in the EU is reached by TLS, and by nothing else.
  write: (members) =>
    members['deepgram_stt_uri'] === euHost ? { ...members, deepgram_stt_use_tls: 1 } : members,
};
