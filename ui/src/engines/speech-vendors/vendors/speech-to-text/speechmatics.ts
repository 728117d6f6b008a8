import { apiKey, host, hostOf, isMode, listed, modes, select, text, textIn } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

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
    const isHosted = uri === '' || hostOf(uri).includes('speechmatics.com');
    return {
      mode: isHosted ? 'hosted' : 'onprem',
      endpoint: isHosted ? hostOf(uri) : '',
      speechmatics_stt_uri: isHosted ? '' : uri,
    };
  },
};
