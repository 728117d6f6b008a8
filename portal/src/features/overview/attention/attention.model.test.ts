import { describe, expect, it } from 'vitest';
import type { Alert } from '../../../platform/resources/alerts/alerts.ts';
import type { CarrierRow } from '../../../platform/resources/carriers/voip-carriers.ts';
import type { SpeechCredentialRow } from '../../../platform/resources/speech/speech-credentials.ts';
import { attentionOf } from './attention.model.ts';

const carrier = (name: string, part: Partial<CarrierRow> = {}): CarrierRow => ({
  voip_carrier_sid: name,
  name,
  account_sid: null,
  service_provider_sid: null,
  application_sid: null,
  is_active: true,
  requires_register: true,
  register_status: { status: 'fail', reason: '401 Unauthorized', callId: '' },
  ...part,
});
const credential = (sid: string, tts: boolean | null, part: Partial<SpeechCredentialRow> = {}) =>
  ({
    speech_credential_sid: sid,
    vendor: 'aws',
    label: 'trial',
    use_for_tts: true,
    use_for_stt: false,
    tts_tested_ok: tts,
    stt_tested_ok: null,
    ...part,
  }) as SpeechCredentialRow;
const alert = (time: string, message: string): Alert => ({
  time,
  message,
  alert_type: 'webhook-failure',
});

describe('what needs a look', () => {
  const links = { carriers: '/c?account=', numbers: '/n', speech: '/s', alerts: '/a' };
  const of = (subjects: Partial<Parameters<typeof attentionOf>[0]>) =>
    attentionOf(
      { carriers: undefined, credentials: undefined, alerts: undefined, ...subjects },
      links,
      { day: (iso) => iso, time: (iso) => iso, number: (stored) => `+${stored}` },
    );

  it('is nothing where nothing is, and nothing is called fine', () => {
    expect(of({})).toEqual([]);
    expect(of({ carriers: [carrier('by address', { requires_register: false })] })).toEqual([]);
    expect(of({ carriers: [carrier('off', { is_active: false })] })).toEqual([]);
  });

  it('names four carriers without a gateway, and the others in one line', () => {
    const idle = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => carrier(name));
    const items = of({ idle });
    expect(items).toHaveLength(5);
    expect(items[4]).toMatchObject({ title: '6 carriers have no gateway', detail: 'e, f' });
  });

  it('begins with what stops calls, and ends with what nobody has tried', () => {
    const items = of({
      alerts: [alert('t2', 'returned 404'), alert('t1', 'returned 404')],
      credentials: [credential('s1', null), credential('s2', false)],
      carriers: [carrier('Acme')],
    });
    expect(items.map(({ severity, title, detail }) => [severity, title, detail])).toEqual([
      ['danger', 'Acme is unregistered', '401 Unauthorized'],
      ['danger', 'AWS (trial) failed its last test', 'Text to speech'],
      ['warning', 'returned 404', '2 alerts since t1, last t2'],
      ['notice', '1 speech credential was never tested', undefined],
    ]);
  });

  it('names a few of a kind, and opens exactly all of them', () => {
    const items = of({ carriers: Array.from({ length: 6 }, (_, n) => carrier(`c${n}`)) });
    expect(items).toHaveLength(5);
    expect(items.at(-1)).toMatchObject({
      title: '6 carriers are unregistered',
      action: { href: '/c?account=&registration=unregistered' },
    });
  });

  it('does not blame a use that nobody makes', () => {
    const unused = credential('s', false, { use_for_tts: false });
    expect(of({ credentials: [unused] }).map(({ severity }) => severity)).toEqual(['notice']);
  });

  const number = (n: number) => ({
    phone_number_sid: `n${n}`,
    number: `121255501${n}`,
    voip_carrier_sid: 'c',
    account_sid: null,
    application_sid: null,
  });

  it('names a number that nothing answers, and counts several', () => {
    const [one] = of({ unanswered: [number(10)] });
    expect([one?.title, one?.action?.href]).toEqual([
      '+12125550110 has no application',
      '/internal/phone-numbers/n10/edit',
    ]);
    const [six] = of({ unanswered: [10, 11, 12, 13, 14, 15].map(number) });
    expect(six?.title).toBe('6 phone numbers have no application');
    expect(six?.detail).toMatch(/\+12125550110, .+ and 2 more$/);
    expect(six?.action?.href).toBe('/n?application=none');
  });

  it('a carrier without a gateway stands before what fails in calls', () => {
    const items = of({
      idle: [carrier('Bluewave', { requires_register: false })],
      alerts: [alert('t1', 'returned 404')],
    });
    expect(items.map(({ title }) => title)).toEqual(['Bluewave has no gateway', 'returned 404']);
    expect(items[1]?.action?.href).toBe('/a?type=webhook-failure');
  });
});
