import { expect, it } from 'vitest';
import { isOngoing, isPhoneKey, keypad, type PhoneState, secondsOf } from './phone.model.ts';

it.each<[PhoneState, number | null, boolean]>([
  [{ kind: 'idle' }, null, false],
  [{ kind: 'asking-microphone' }, null, true],
  [{ kind: 'connecting' }, null, true],
  [{ kind: 'ringing' }, null, true],
  [{ kind: 'incoming' }, null, true],
  [{ kind: 'in-call', answeredAt: 10_000, isMuted: false }, 65, true],
  [{ kind: 'on-hold', answeredAt: 10_000, isMuted: true }, 65, true],
  [{ kind: 'ended', reason: 'You hung up.', isFailure: false, seconds: 12 }, 12, false],
  [{ kind: 'ended', reason: 'Busy.', isFailure: true, seconds: null }, null, false],
])('%o has lasted %s s', (state, seconds, isGoingOn) => {
  expect(secondsOf(state, 75_900)).toBe(seconds);
  expect(isOngoing(state)).toBe(isGoingOn);
});

it('never shows a negative time where two clocks differ', () => {
  expect(secondsOf({ kind: 'in-call', answeredAt: 2000, isMuted: false }, 1000)).toBe(0);
});

it('knows the twelve keys and nothing else', () => {
  expect(keypad.flat()).toHaveLength(12);
  for (const { key } of keypad.flat()) expect(isPhoneKey(key)).toBe(true);
  for (const key of ['a', 'Enter', '+', '10', '', 'F1']) expect(isPhoneKey(key)).toBe(false);
});
