import { expect, test } from 'vitest';
import { speechUpdateBody, speechValues } from './speech-form.wire.ts';

test('a change keeps members that the vendor does not name, and sends back no mask', () => {
  const columns = {
    speech_credential_sid: 's',
    account_sid: 'a',
    vendor: 'elevenlabs',
    label: 'spare',
    use_for_tts: 1,
    use_for_stt: 0,
    api_key: 'sk-7XXXXXXXX',
    model_id: 'eleven_turbo_v2',
    created_at: '2026-01-01T00:00:00.000Z',
    later_member: 'kept',
    later_key: 'sk-8XXXXXXXX',
  };
  const stored = {
    ...columns,
    service_provider_sid: null,
    use_for_tts: true,
    use_for_stt: false,
    use_custom_tts: false,
    last_used: null,
    last_tested: null,
    tts_tested_ok: null,
    stt_tested_ok: null,
    columns,
  };
  const body = speechUpdateBody(speechValues(stored, []), stored);
  expect(body).toMatchObject({ later_member: 'kept', model_id: 'eleven_turbo_v2' });
  for (const name of ['vendor', 'label', 'account_sid', 'created_at', 'api_key', 'later_key']) {
    expect(body).not.toHaveProperty(name);
  }
});
