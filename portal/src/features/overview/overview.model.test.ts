import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';
import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import type { SpeechCredentialRow } from '../../platform/resources/speech/speech-credentials.ts';
import { comparedPeriods, failedCredentials, failuresOf, unregistered } from './overview.model.ts';

const zone = process.env['TZ'];
beforeAll(() => {
  process.env['TZ'] = 'Europe/Berlin';
});
afterAll(() => {
  process.env['TZ'] = zone;
});

const call = (answered: boolean, sip_status: number | null, termination_reason: string) =>
  ({ answered, sip_status, termination_reason }) as RecentCall;

test('failures by reason, the most frequent first', () => {
  expect(
    failuresOf([
      call(false, 486, 'busy'),
      call(true, 200, 'caller hungup'),
      call(false, 503, 'service unavailable'),
      call(false, 503, 'service unavailable'),
      call(false, null, ''),
    ]),
  ).toEqual([
    { reason: '503 service unavailable', count: 2 },
    { reason: '486 busy', count: 1 },
    { reason: 'Not told', count: 1 },
  ]);
});

const carrier = (name: string, part: Partial<CarrierRow>) =>
  ({
    name,
    is_active: true,
    requires_register: true,
    register_status: { status: 'fail', reason: '', callId: '' },
    ...part,
  }) as CarrierRow;

test('only active carriers that should be registered count', () => {
  const registered = { register_status: { status: 'ok', reason: '', callId: '' } };
  const rows = [
    carrier('down', {}),
    carrier('up', registered as Partial<CarrierRow>),
    carrier('off', { is_active: false }),
    carrier('by address', { requires_register: false }),
  ];
  expect(unregistered(rows).map(({ name }) => name)).toEqual(['down']);
});

test('a credential failed when one of its parts did, not when it was never tested', () => {
  const tested = (tts: boolean | null, stt: boolean | null) =>
    ({ tts_tested_ok: tts, stt_tested_ok: stt }) as SpeechCredentialRow;
  const rows = [tested(true, true), tested(null, null), tested(false, true), tested(null, false)];
  expect(failedCredentials(rows)).toEqual([rows[2], rows[3]]);
});

test('today is compared with the same hours a week ago, also when clocks have changed', () => {
  expect(comparedPeriods(new Date('2026-10-28T10:30:00+01:00'))).toEqual({
    today: { start: '2026-10-27T23:00:00.000Z' },
    // Still summer time.
    lastWeek: { start: '2026-10-20T22:00:00.000Z', end: '2026-10-21T08:30:00.000Z' },
  });
});
