import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSandbox, openSandbox } from '../open.ts';
import type { CallRow } from '../resources/calls/store.ts';
import { badHour } from './call-rhythm.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const day = 86_400_000;

let sandbox: OpenSandbox;
let calls: CallRow[];
beforeAll(async () => {
  sandbox = await openSandbox({ file: ':memory:', now: () => NOW, scale: 1 });
  calls = (sandbox.store.dump()['recent_calls'] ?? []) as unknown as CallRow[];
});
afterAll(() => sandbox.close());

const share = (some: readonly unknown[], of: readonly unknown[]) => some.length / of.length;
const hourOf = ({ attempted_at }: CallRow) => new Date(attempted_at).getUTCHours();
const dayOf = ({ attempted_at }: CallRow) => new Date(attempted_at).getUTCDay();

test('6,000 calls over the thirty days before now', () => {
  expect(calls.length).toBe(6000);
  const times = calls.map(({ attempted_at }) => attempted_at);
  expect(Math.min(...times)).toBeGreaterThan(NOW.getTime() - 31 * day);
  expect(calls.every((call) => call.terminated_at <= NOW.getTime())).toBe(true);
  expect(new Set(calls.map(({ call_sid }) => call_sid)).size).toBe(6000);
});

test('business hours, quiet nights and weekends', () => {
  const business = calls.filter((call) => hourOf(call) >= 8 && hourOf(call) < 18);
  expect(share(business, calls)).toBeGreaterThan(0.7);
  const weekend = calls.filter((call) => dayOf(call) % 6 === 0);
  expect(share(weekend, calls)).toBeLessThan(0.12);
  expect(weekend.length).toBeGreaterThan(50);
});

test('an hour in which most of them failed', () => {
  const { start, end } = badHour(NOW);
  const then = calls.filter(({ attempted_at: at }) => at >= start && at < end);
  expect(then.length).toBeGreaterThan(15);
  const failed = then.filter(({ sip_status }) => sip_status === 503);
  expect(share(failed, then)).toBeGreaterThan(0.6);
});

test('failures of every kind, without trace or recording', () => {
  const failed = calls.filter(({ answered }) => answered === 0);
  expect(share(failed, calls)).toBeGreaterThan(0.18);
  expect(share(failed, calls)).toBeLessThan(0.32);
  const statuses = new Set(failed.map(({ sip_status }) => sip_status));
  expect([...statuses].sort()).toEqual([404, 408, 480, 486, 487, 503, 603]);
  for (const call of failed) {
    expect(call).toMatchObject({ trace_id: '0'.repeat(32), recording: null, duration: 0 });
  }
});

test('answered ones have a trace, some a recording of their length', () => {
  const answered = calls.filter((call) => call.answered === 1);
  for (const call of answered) {
    expect(call.terminated_at - call.answered_at).toBe(call.duration * 1000);
    expect(call.trace_id).not.toMatch(/^0+$/);
  }
  const recorded = answered.filter(({ recording }) => recording === 'wav');
  expect(share(recorded, answered)).toBeGreaterThan(0.2);
});
