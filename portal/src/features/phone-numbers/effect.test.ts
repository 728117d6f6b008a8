import { expect, it } from 'vitest';
import { effectOf } from './effect.ts';

const place = (accountSid: string, applicationSid: string) => ({ accountSid, applicationSid });
const effect = (before: ReturnType<typeof place>, after: ReturnType<typeof place>) =>
  effectOf(before, after, (sid) => sid);

it('says what a move brings about', () => {
  expect(effect(place('Acme', 'Menu'), place('Acme', 'Menu'))).toBeUndefined();
  expect(effect(place('Acme', ''), place('Acme', 'Menu'))).toBe('Calls to this number go to Menu.');
  expect(effect(place('Acme', 'Menu'), place('Acme', 'Queue'))).toBe(
    'Calls to this number go to Queue, no longer to Menu.',
  );
  expect(effect(place('Acme', 'Menu'), place('Acme', ''))).toBe(
    'No application answers calls to this number; so far it is Menu.',
  );
  expect(effect(place('Acme', 'Menu'), place('Globex', 'Desk'))).toBe(
    'The number moves from Acme to Globex, and so do its calls. Calls to this number go to Desk, no longer to Menu.',
  );
  expect(effect(place('', ''), place('Globex', ''))).toBe(
    'The number moves to Globex, and so do its calls. No application answers calls to this number.',
  );
});
