import { expect, test } from 'vitest';
import { bandOf, visibleLengths } from './call-band.model.ts';

const zero = Date.parse('2026-11-20T10:00:00Z');
const span = (name: string, from: number, to: number, attributes = {}) => ({
  id: name,
  parentId: '',
  name,
  start: BigInt(zero + from) * 1_000_000n,
  end: BigInt(zero + to) * 1_000_000n,
  attributes,
});

test('speech, listening, webhooks and keys, what lies on top last', () => {
  const { pieces, marks } = bandOf(
    [
      span('incoming-call', 0, 9000),
      span('verb:say{text=Welcome}', 1000, 3000),
      span('verb:gather{inputs=speech}', 1000, 6500),
      span('dtmf:5', 4000, 4100),
      span('verb:hook (voice)', 6000, 6500, { 'http.statusCode': '500' }),
      span('tts-generation', 900, 1000),
    ],
    zero,
  );
  expect(pieces.map(({ kind, start, end }) => [kind, start, end])).toEqual([
    ['listening', 1, 6.5],
    ['speaking', 1, 3],
    ['webhook', 6, 6.5],
  ]);
  expect(marks.map(({ label, at, tone }) => [label, at, tone])).toEqual([
    ['Key 5', 4, 'info'],
    ['Webhook 500', 6.5, 'danger'],
  ]);
});

test('a webhook that worked is no mark', () => {
  const spans = [span('verb:hook (voice)', 0, 10, { 'http.statusCode': '200' })];
  expect(bandOf(spans, zero).marks).toEqual([]);
});

test('a dial is a conversation with its target; listening in the background is none', () => {
  const { pieces } = bandOf(
    [
      span('background-listen:listen', 0, 60_000),
      span('verb:dial{target=sip:desk101@acme.example}', 6000, 60_000),
      span('verb:dial{target=12125550...}', 60_000, 61_000),
    ],
    zero,
  );
  expect(pieces.map(({ kind, with: who }) => [kind, who])).toEqual([
    ['talking', 'desk101'],
    ['talking', '12125550…'],
  ]);
});

test('the lengths of the kinds sum to the length of the call', () => {
  const { pieces } = bandOf(
    [
      span('verb:gather{}', 3000, 9000),
      span('verb:say{text=Hi}', 3000, 5000),
      span('verb:dial{target=desk}', 9000, 130_000),
    ],
    zero,
  );
  const whole = [
    { id: 'r', kind: 'ringing' as const, start: 0, end: 3 },
    { id: 'c', kind: 'connected' as const, start: 3, end: 120 },
    ...pieces,
  ];
  const lengths = visibleLengths(whole, 120);
  expect([...lengths]).toEqual([
    ['ringing', 3],
    ['speaking', 2],
    ['listening', 4],
    ['talking', 111],
  ]);
});
