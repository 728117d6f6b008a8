import { expect, test } from 'vitest';
import { sampleCall } from '../../../shared/calls/call.fixtures.ts';
import { endingOf, sideOfBye, sideOfRecord } from './ending.model.ts';

test('the side that ended a call depends on its direction', () => {
  const inbound = sampleCall({ direction: 'inbound', termination_reason: 'called party hungup' });
  const outbound = sampleCall({ direction: 'outbound', termination_reason: 'called party hungup' });
  expect([sideOfRecord(inbound), sideOfRecord(outbound)]).toEqual(['application', 'called party']);
  expect([sideOfBye(inbound, 'caller'), sideOfBye(outbound, 'caller')]).toEqual([
    'caller',
    'application',
  ]);
  expect(sideOfRecord(sampleCall({ termination_reason: 'busy' }))).toBeUndefined();
});

test('a capture wins over the record, which is named where it disagrees', () => {
  const call = sampleCall({ direction: 'inbound', termination_reason: 'caller hungup' });
  expect(endingOf(call, null)).toEqual({ side: 'caller', recorded: undefined });
  expect(endingOf(call, 'caller')).toEqual({ side: 'caller', recorded: undefined });
  expect(endingOf(call, 'called side')).toEqual({ side: 'application', recorded: 'caller' });
});
