import { expect, test } from 'vitest';
import { sampleCall } from '../../../../shared/calls/call.fixtures.ts';
import { bandOfCall, failureOf, storyOf } from './story.model.ts';

test('who answered when, and who ended it', () => {
  expect(storyOf(sampleCall(), 'Support line')).toBe(
    'Support line answered after 3.0 s; the called party hung up after 424 s.',
  );
  expect(storyOf(sampleCall({ termination_reason: 'caller hungup' }), '')).toBe(
    'It was answered after 3.0 s; the caller hung up after 424 s.',
  );
});

const failed = sampleCall({
  answered: false,
  answered_at: '1970-01-01T00:00:00.000Z',
  terminated_at: '2026-11-20T09:57:09.401Z',
  sip_status: 486,
  termination_reason: 'busy',
  duration: 0,
});

test('a failed call tells why, and what to do', () => {
  expect(storyOf(failed, '')).toBe('Nobody answered. It was given up after 21.0 s.');
  expect(failureOf(failed)).toEqual({
    title: '486 Busy Here',
    meaning: 'The other side is busy.',
    advice: 'Nothing to repair here.',
  });
  expect(failureOf({ ...failed, sip_status: 503 })?.advice).toMatch(/route the number/);
  expect(failureOf({ ...failed, sip_status: null })).toEqual({
    title: 'busy',
    meaning: 'The platform doesn’t say why.',
    advice: undefined,
  });
  expect(failureOf(sampleCall())).toBeUndefined();
});

test('the band goes from the first INVITE to the end', () => {
  const band = bandOfCall(sampleCall(), []);
  expect(band?.duration).toBe(427);
  expect(band?.pieces.map(({ kind, start, end }) => [kind, start, end])).toEqual([
    ['ringing', 0, 3],
    ['connected', 3, 427],
  ]);
  expect(bandOfCall(failed, [])?.pieces).toHaveLength(1);
  // The recording begins with the answer.
  const zero = Date.parse(sampleCall().attempted_at) + 3000;
  const heard = { zero, duration: 424, channels: [[0, 1]] };
  expect(bandOfCall(sampleCall(), [], heard)?.recording).toMatchObject({ start: 3, duration: 424 });
  // Times that make no sense draw nothing.
  expect(bandOfCall(sampleCall({ terminated_at: null }), [])).toBeUndefined();
});
