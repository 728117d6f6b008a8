import { choice, date, flag, sid, text } from './columns.ts';
import { refersTo, type Table } from './table.ts';

/* Speech credentials and the voices made with them; see tables.ts. */

export const speechCredentials: Table = {
  name: 'speech_credentials',
  key: 'speech_credential_sid',
  columns: {
    service_provider_sid: sid(),
    account_sid: sid(),
    vendor: text(32, { required: true }),
    use_for_tts: flag(1),
    use_for_stt: flag(1),
    last_used: date(),
    last_tested: date(),
    tts_tested_ok: { type: 'flag' },
    stt_tested_ok: { type: 'flag' },
    created_at: date({ required: true }),
    label: text(64),
    credential: text(8192, { required: true, default: '{}' }),
  },
  references: [
    refersTo('service_providers', 'service_provider_sid_idxfk_10'),
    refersTo('accounts', 'account_sid_idxfk_8'),
  ],
};

const usages = ['REPORTED_USAGE_UNSPECIFIED', 'REALTIME', 'OFFLINE'] as const;

export const googleCustomVoices: Table = {
  name: 'google_custom_voices',
  key: 'google_custom_voice_sid',
  columns: {
    speech_credential_sid: sid({ required: true }),
    model: text(512, { required: true }),
    reported_usage: choice(usages, { required: true, default: 'REALTIME' }),
    name: text(64, { required: true }),
    voice_cloning_key: text(16_777_215),
    use_voice_cloning_key: flag(0),
  },
  references: [
    refersTo('speech_credentials', 'google_custom_voices_ibfk_1', 'speech_credential_sid'),
  ],
};
