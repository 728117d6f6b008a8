import { expect, test } from 'vitest';
import { sampleCall } from '../../shared/calls/call.fixtures.ts';
import { failureOf } from '../engine/calls/story.model.ts';
import { commonStatuses } from './sip-status.ts';

const told = (status: number, trunk: string) => {
  const failed = { answered: false, direction: 'outbound', sip_status: status, trunk };
  const { meaning = '', advice = '' } = failureOf(sampleCall(failed)) ?? {};
  return `${meaning} ${advice}`;
};

const statuses = [...commonStatuses.map(({ code }) => code), 420, 504, 580, 606];

test.each(statuses)('%s of a call to a SIP client or to Teams blames no carrier', (status) => {
  for (const trunk of ['user', 'device', 'teams', '']) {
    expect(told(status, trunk)).not.toMatch(/carrier|gateway|route the number/i);
  }
});

test('a call over a carrier still asks the carrier', () => {
  expect(told(503, 'Skyline')).toMatch(/^The carrier can’t take calls at the moment\./);
  expect(told(503, 'user')).toBe(
    'The other side can’t take calls at the moment. If it is a SIP client, check whether it is registered and online.',
  );
});
