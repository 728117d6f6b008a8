import { describe, expect, test } from 'vitest';
import { adviceOn } from '../../../src/shared/alerts/alert-advice.ts';
import type { Condition } from './condition.ts';
import { blindSight, sightOf } from './conditions.ts';
import { calls, calm, carrier, credential, noon } from './fixtures.ts';
import type { Observation } from './observation.ts';
import { rangeOf } from './range.ts';

const none = new Map<string, Condition>();
const sight = (part: Partial<Observation>, before: readonly Condition[] = []) =>
  sightOf({ ...calm, ...part }, new Map(before.map((one) => [one.id, one])));
const ids = (part: Partial<Observation>, before: readonly Condition[] = []) =>
  sight(part, before).conditions.map(({ id }) => id);

test('nothing is wrong', () => {
  expect(sightOf(calm, none)).toEqual({ conditions: [], unknown: [] });
});

test('a carrier without its registration, with the reason of the far end', () => {
  const off = { ...carrier('Off', 'fail'), is_active: false };
  const carriers = [carrier('Skyline'), carrier('Copper', 'fail', '403 Forbidden'), off];
  expect(sight({ carriers }).conditions).toEqual([
    {
      id: 'registration sid of Copper',
      kind: 'registration',
      title: 'Copper is unregistered',
      detail: '403 Forbidden',
      over: 'Copper is no longer unregistered',
      href: '/internal/carriers/sid of Copper/edit',
    },
  ]);
});

test('a secret that the far end quotes is not sent', () => {
  const reason = '403 No account for sip:me:hush-1@sip.example.com, password="hush-2"';
  expect(sight({ carriers: [carrier('Copper', 'fail', reason)] }).conditions[0]?.detail).toBe(
    '403 No account for sip:me@sip.example.com, password=""',
  );
});

test('speech that failed its test, not speech that was never tested', () => {
  const speech = [credential('a', true), credential('b', false), credential('c', null)];
  expect(sight({ speech }).conditions).toMatchObject([
    { id: 'speech sid of b', title: 'Google (b) failed its last test', detail: 'Text to speech' },
  ]);
});

describe('alerts', () => {
  const alert = (type: string, message: string) => ({
    time: '2026-11-20T11:59:00Z',
    alert_type: type,
    message,
  });
  const of = (alerts: readonly ReturnType<typeof alert>[] | null, isWhole = true) => ({
    alerts: [{ sid: 'acme', name: 'Acme', alerts, isWhole }],
  });

  test('are one condition a type, with the cause in the console’s words and no message', () => {
    const { conditions } = sight(
      of([alert('no-tts', 'secret one'), alert('no-stt', 'x'), alert('no-tts', 'secret two')]),
    );
    expect(conditions.map(({ title }) => title)).toEqual([
      'Acme: No text to speech credential',
      'Acme: No speech to text credential',
    ]);
    expect(conditions[0]?.detail).toBe(`2 alerts. ${adviceOn(alert('no-tts', '')).meaning}`);
    expect(conditions[0]?.href).toBe('/internal/alerts?account=acme&type=no-tts');
    expect(JSON.stringify(conditions)).not.toContain('secret');
  });

  test('that were not all read can begin and not end', () => {
    expect(sight(of([alert('no-tts', '')], false))).toMatchObject({
      conditions: [{ id: 'alert acme no-tts' }],
      unknown: ['alert acme '],
    });
  });
});

describe('live calls near the limit', () => {
  const live = (count: number | null, limit = 10) => ({
    live: [{ sid: 'acme', name: 'Acme', href: '/x', calls: count, limit }],
  });
  const [known] = sight(live(9)).conditions as [Condition];

  test.each([
    [8, [], []],
    [9, [], ['live-calls acme']],
    [8, [known], ['live-calls acme']],
    [7, [known], []],
  ])('%d of ten', (count, before, expected) => {
    expect(ids(live(count), before)).toEqual(expected);
  });

  test('a limit of nothing is none', () => {
    expect(ids(live(3, 0))).toEqual([]);
  });

  test('what couldn’t be read is unknown', () => {
    expect(sight(live(null))).toEqual({ conditions: [], unknown: ['live-calls acme'] });
  });
});

describe('figures of a carrier', () => {
  const ranges = { Skyline: rangeOf([calls(700, 0.6)]) };
  const carriers = [carrier('Skyline')];
  const bad = { carriers, ranges, calls: calls(60, 0.1) };

  test('an answer rate below last week', () => {
    expect(sight(bad).conditions).toMatchObject([
      {
        id: 'answer-rate Skyline',
        title: 'Skyline answers fewer calls than last week',
        detail: '10% over 60 calls, last week 60%.',
        href: '/internal/recent-calls?date=7&direction=outbound&trunk=Skyline',
      },
    ]);
  });

  test('a time until answered above last week', () => {
    expect(sight({ carriers, ranges, calls: calls(120, 0.6, 9) }).conditions).toMatchObject([
      { id: 'answer-delay Skyline', detail: '9.0 s over 50 calls, last week 5.0 s.' },
    ]);
  });

  test('fewer than fifty calls say nothing', () => {
    expect(ids({ ...bad, calls: calls(49, 0) })).toEqual([]);
  });

  test('a carrier that is gone, or that has no last week, has none', () => {
    expect(ids({ ...bad, carriers: [] })).toEqual([]);
    expect(ids({ ...bad, ranges: {} })).toEqual([]);
  });

  test('a week of bad calls doesn’t become the measure', () => {
    const [known] = sight(bad).conditions as [Condition];
    const now = { ...bad, ranges: { Skyline: rangeOf([calls(700, 0.1)]) } };
    expect(ids(now)).toEqual([]);
    expect(ids(now, [known])).toEqual(['answer-rate Skyline']);
    expect(ids({ ...now, calls: calls(60, 0.6) }, [known])).toEqual([]);
  });
});

test('what couldn’t be read neither begins nor ends', () => {
  const unread = { carriers: null, speech: null, alerts: null, calls: null };
  expect(sight(unread)).toEqual({
    conditions: [],
    unknown: ['registration ', 'speech ', 'answer-rate ', 'answer-delay ', 'alert '],
  });
});

test('a platform that can’t be seen for five minutes is a condition, and ends nothing', () => {
  const minute = 60_000;
  expect(blindSight('nothing listens there', noon, noon + 4 * minute).conditions).toEqual([]);
  const { conditions, unknown } = blindSight('nothing listens there', noon, noon + 5 * minute);
  expect(conditions).toMatchObject([{ id: 'platform', detail: 'nothing listens there' }]);
  for (const { id } of [...sight({ carriers: [carrier('A', 'fail')] }).conditions]) {
    expect(unknown.some((beginning) => id.startsWith(beginning))).toBe(true);
  }
});
