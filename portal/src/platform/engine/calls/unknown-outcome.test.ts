import { expect, test } from 'vitest';
import { sampleCall } from '../../../shared/calls/call.fixtures.ts';
import { endingOf } from './ending.model.ts';
import { bandOfCall, failureOf, storyOf } from './story.model.ts';

const call = sampleCall({
  answered: null,
  answered_at: null,
  sip_status: null,
  direction: 'inbound',
  termination_reason: '',
});

const storyWith = (capture: Parameters<typeof endingOf>[1], part = call) =>
  storyOf(part, { application: '', ending: endingOf(part, capture), connectedTo: '' })
    .map((one) => (typeof one === 'string' ? one : one.party))
    .join('')
    .replace(/^.* called .*?\. /, '');

test('a record that says nothing of an answer tells neither an answer nor none', () => {
  expect(storyWith(null)).toBe('It ended after 7:07; whether it was answered isn’t recorded.');
  expect(storyWith(null, { ...call, termination_reason: 'caller hungup' })).toBe(
    'The caller ended it after 7:07; whether it was answered isn’t recorded.',
  );
  expect(storyWith(null, { ...call, terminated_at: null })).toBe(
    'It ended; whether it was answered isn’t recorded.',
  );
  expect(failureOf(call)).toBeUndefined();
  expect(bandOfCall(call, [])).toBeUndefined();
});

test('the capture says what the record leaves open', () => {
  expect(storyWith({ isAnswered: true, by: 'called side', status: 200 })).toBe(
    'The application ended it after 7:07. The SIP capture shows that it was answered.',
  );
  expect(storyWith({ isAnswered: false, by: null, status: 486 })).toBe(
    'It ended after 7:07. The SIP capture shows no answer: the call ended with 486.',
  );
  expect(storyWith({ isAnswered: true, by: 'caller', cause: 'session timer', status: 200 })).toBe(
    'The session timer ended it after 7:07. The SIP capture shows that it was answered.',
  );
  expect(
    storyWith({ isAnswered: false, by: 'caller', cause: 'answered elsewhere', status: 487 }),
  ).toMatch(/^The call was answered elsewhere after 7:07\./);
});
