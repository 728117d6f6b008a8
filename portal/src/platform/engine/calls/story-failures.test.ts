import { expect, test } from 'vitest';
import { sampleCall } from '../../../shared/calls/call.fixtures.ts';
import { failed, inbound, outbound } from './story.fixtures.ts';
import { failureOf } from './story.model.ts';

test('red is for what the platform or a carrier did wrong', () => {
  expect(failureOf(failed(outbound, 486, 2))).toMatchObject({
    title: '486 Busy Here',
    meaning: 'The other side is busy.',
    advice: 'No action needed on your side.',
    isFault: false,
    asksForPath: false,
  });
  expect(failureOf(failed(inbound, 487, 3))).toMatchObject({ isFault: false, asksForPath: false });
  expect(failureOf(failed(inbound, 404, 1))).toMatchObject({ isFault: true, asksForPath: true });
  expect(failureOf(failed(outbound, 503, 1))).toMatchObject({ isFault: true, asksForPath: false });
  expect(failureOf(failed(outbound, null, 1))).toMatchObject({
    title: 'busy',
    meaning: 'The platform doesn’t say why.',
    advice: undefined,
    isFault: true,
  });
  expect(failureOf(sampleCall())).toBeUndefined();
});

test.each([401, 403, 404, 407, 408, 420, 480, 500, 502, 503, 504, 580])(
  'an inbound call that ended with %s: no carrier and no other side is to blame',
  (status) => {
    const told = failureOf(failed(inbound, status, 1));
    expect(`${told?.meaning} ${told?.advice}`).not.toMatch(
      /other side|the carrier (?!and)|your carrier|carrier’s|another one|No action needed/i,
    );
    expect(told).toMatchObject({ isFault: true, asksForPath: true });
  },
);

test('what a status means depends on who refused', () => {
  expect(failureOf(failed(inbound, 503, 1))).toMatchObject({
    title: '503 Service Unavailable',
    meaning: 'The platform didn’t take this call.',
    advice:
      'Check whether the account is active and within its limit on calls, and whether two carriers have the same gateway.',
  });
  expect(failureOf(failed(outbound, 503, 1))).toMatchObject({
    meaning: 'The carrier can’t take calls at the moment.',
    advice: 'Check whether the carrier is up, or route the number to another one.',
  });
  // The number of an outbound call belongs to another party.
  expect(failureOf(failed(outbound, 404, 1))?.advice).not.toMatch(/application/);
});

test('a number that rang for long says who did not pick up, and leads to where it goes now', () => {
  expect(failureOf(failed(inbound, 487, 15), 'Queue 23')).toEqual({
    title: '487 Request Terminated',
    meaning: 'It rang for 15 s and nobody picked up.',
    advice:
      "Queue 23 didn't pick up. Check its webhook, and whether the devices it dials are registered.",
    isFault: false,
    asksForPath: true,
  });
  expect(failureOf(failed(inbound, 480, 15))?.advice).toBe('Check where this number goes now.');
  // The platform plays no part when a called party lets it ring.
  expect(failureOf(failed(outbound, 487, 15))?.asksForPath).toBe(false);
});
