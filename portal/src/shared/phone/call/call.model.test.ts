import type { PhoneState } from '@trunkline/ui/widgets/phone';
import { expect, it } from 'vitest';
import { type CallEvent, nextState } from './call.model.ts';

const idle: PhoneState = { kind: 'idle' };
const after = (events: readonly CallEvent[], from: PhoneState = idle) =>
  events.reduce(nextState, from);
const answered: CallEvent[] = [
  { kind: 'dialled' },
  { kind: 'microphone-opened' },
  { kind: 'ringing' },
  { kind: 'answered', at: 1000 },
];

it('goes through a whole call', () => {
  expect(after(answered.slice(0, 1))).toEqual({ kind: 'asking-microphone' });
  expect(after(answered.slice(0, 2))).toEqual({ kind: 'connecting' });
  expect(after(answered.slice(0, 3))).toEqual({ kind: 'ringing' });
  expect(after(answered)).toEqual({ kind: 'in-call', answeredAt: 1000, isMuted: false });
  const over: CallEvent = { kind: 'ended', at: 65_900, reason: 'You hung up.', isFailure: false };
  expect(after([...answered, over])).toEqual({
    ...{ kind: 'ended', reason: 'You hung up.', isFailure: false, seconds: 64 },
  });
  expect(after([...answered, over, { kind: 'closed' }])).toEqual(idle);
});

it('rings here, is answered, and the phone stands by again', () => {
  const rung: CallEvent[] = [{ kind: 'rung' }, { kind: 'answering' }];
  expect(after(rung.slice(0, 1))).toEqual({ kind: 'incoming' });
  expect(after(rung)).toEqual({ kind: 'asking-microphone' });
  const over: CallEvent = { kind: 'ended', at: 9000, reason: 'You hung up.', isFailure: false };
  const talking: CallEvent[] = [{ kind: 'microphone-opened' }, { kind: 'answered', at: 1000 }];
  expect(after([...rung, ...talking, over])).toMatchObject({ kind: 'ended', seconds: 8 });
  expect(after([...rung, ...talking, over, { kind: 'closed' }])).toEqual(idle);
  // Answered twice, or after the caller has gone.
  expect(after([...rung, over, { kind: 'answering' }])).toMatchObject({ kind: 'ended' });
});

it('rings for no second call', () => {
  expect(after([...answered, { kind: 'rung' }])).toMatchObject({ kind: 'in-call' });
});

it('is answered without ringing', () => {
  expect(
    after([{ kind: 'dialled' }, { kind: 'microphone-opened' }, { kind: 'answered', at: 5 }]),
  ).toEqual({
    ...{ kind: 'in-call', answeredAt: 5, isMuted: false },
  });
});

it('keeps mute through hold', () => {
  const held = after([
    ...answered,
    { kind: 'muted', isMuted: true },
    { kind: 'held', isHeld: true },
  ]);
  expect(held).toEqual({ kind: 'on-hold', answeredAt: 1000, isMuted: true });
  expect(nextState(held, { kind: 'held', isHeld: false })).toMatchObject({
    ...{ kind: 'in-call', isMuted: true },
  });
});

it('has no length where nothing was answered', () => {
  const ended = after([
    { kind: 'dialled' },
    { kind: 'ended', at: 9000, reason: 'Busy.', isFailure: true },
  ]);
  expect(ended).toMatchObject({ kind: 'ended', seconds: null });
});

it.each<[string, PhoneState, CallEvent]>([
  ['a second call', after(answered), { kind: 'dialled' }],
  ['a second answer', after(answered), { kind: 'answered', at: 9000 }],
  ['ringing after the answer', after(answered), { kind: 'ringing' }],
  ['closing during a call', after(answered), { kind: 'closed' }],
  ['an answer after hanging up', { kind: 'idle' }, { kind: 'answered', at: 1 }],
  ['a microphone that opens too late', { kind: 'idle' }, { kind: 'microphone-opened' }],
  ['mute before the answer', { kind: 'ringing' }, { kind: 'muted', isMuted: true }],
  ['hold before the answer', { kind: 'ringing' }, { kind: 'held', isHeld: true }],
])('%s changes nothing', (_, state, event) => {
  expect(nextState(state, event)).toBe(state);
});

it('keeps the first reason of an end', () => {
  const ended = after([...answered, { kind: 'ended', at: 2000, reason: 'A', isFailure: false }]);
  expect(nextState(ended, { kind: 'ended', at: 3000, reason: 'B', isFailure: true })).toBe(ended);
});
