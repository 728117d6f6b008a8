import { expect, test } from 'vitest';
import { sampleCall } from '../../../shared/calls/call.fixtures.ts';
import { endingOf, hostsOf } from './ending.model.ts';

const calledHungUp = { answered: true, termination_reason: 'called party hungup' };

test('the side that ended a call depends on its direction', () => {
  const inbound = sampleCall({ ...calledHungUp, direction: 'inbound' });
  const outbound = sampleCall({ ...calledHungUp, direction: 'outbound' });
  expect(endingOf(inbound, null)).toEqual({ side: 'application', doubt: '' });
  expect(endingOf(outbound, null)).toEqual({ side: 'called party', doubt: '' });
});

test('a capture wins over the record, and where they disagree it is said', () => {
  const call = sampleCall({ ...calledHungUp, direction: 'inbound' });
  const { side, doubt } = endingOf(call, { isAnswered: true, by: 'caller', status: 200 });
  expect(side).toBe('caller');
  expect(doubt).toBe(
    'The call record says that the application did; the SIP capture shows otherwise.',
  );
});

test.each([
  ['Skyline', 'Carrier'],
  ['user', 'SIP client'],
  ['device', 'SIP client'],
  ['teams', 'MS Teams side'],
  ['', 'Other side'],
])('the far end of a call over %s is: %s', (trunk, name) => {
  expect(hostsOf(sampleCall({ trunk, host: '192.0.2.1', remote_host: '192.0.2.2' }))).toEqual({
    '192.0.2.1': 'Platform',
    '192.0.2.2': name,
  });
});
