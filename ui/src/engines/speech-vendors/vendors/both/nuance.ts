import type { CredentialValues } from '../../../../patterns/credential-fields/index.ts';
import { checkbox, identity, ipAndPort, listed, secret, text } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

const isHosted = (values: CredentialValues) => !values['onprem_tts'] && !values['onprem_stt'];

export const nuance: SpeechVendor = {
  id: 'nuance',
  name: 'Nuance',
  synthesis: listed,
  recognition: listed,
  fields: [
    identity('client_id', 'Client ID', { isRequired: isHosted }),
    secret('secret', 'Secret', { isRequired: isHosted }),
    checkbox('onprem_tts', 'Use on-prem TTS', { isUiOnly: true }),
    text('nuance_tts_uri', 'TTS URI', {
      isShown: (values) => values['onprem_tts'] === true,
      placeholder: 'ip:port',
      rule: ipAndPort,
    }),
    checkbox('onprem_stt', 'Use on-prem STT', { isUiOnly: true }),
    text('nuance_stt_uri', 'STT URI', {
      isShown: (values) => values['onprem_stt'] === true,
      placeholder: 'ip:port',
      rule: ipAndPort,
    }),
  ],
  tests: { tts: 'lists the voices', note: 'Speech to text counts as ok without being tried.' },
  read: ({ nuance_tts_uri, nuance_stt_uri }) => ({
    onprem_tts: Boolean(nuance_tts_uri),
    onprem_stt: Boolean(nuance_stt_uri),
  }),
};
