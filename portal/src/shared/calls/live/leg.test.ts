import { expect, test } from 'vitest';
import type { LiveCallRecord } from '../../../platform/resources/live/live-calls.ts';
import { legOf } from './leg.ts';

const record: LiveCallRecord = {
  call_sid: 'c',
  account_sid: 'acme',
  direction: 'inbound',
  from: 'caller',
  to: 'hotline',
  call_status: 'completed',
  sip_reason: '',
};

test.each([
  ['caller', 'caller'],
  ['jambonz', 'platform'],
  [undefined, null],
])('a call that was ended by %s', (call_termination_by, endedBy) => {
  expect(legOf({ ...record, call_termination_by }).endedBy).toBe(endedBy);
});

test('what the record does not have is unknown', () => {
  expect(legOf(record)).toEqual({
    sid: 'c',
    parentSid: null,
    accountSid: 'acme',
    applicationSid: null,
    direction: 'inbound',
    from: 'caller',
    to: 'hotline',
    status: 'completed',
    sipStatus: null,
    sipReason: '',
    duration: null,
    endedBy: null,
    carrierName: null,
    traceId: null,
  });
});
