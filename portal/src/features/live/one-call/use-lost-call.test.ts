import { expect, test } from 'vitest';
import type {
  CallTarget,
  LiveCallRecord,
  NewCall,
} from '../../../platform/resources/live/live-calls.ts';
import { mayBe } from './use-lost-call.ts';

const wanted: NewCall = {
  from: '+12125550110',
  to: { type: 'phone', number: '+15085550199' },
  application_sid: 'menu',
};
const record: LiveCallRecord = {
  call_sid: 'c',
  account_sid: 'acme',
  direction: 'outbound',
  from: '12125550110',
  to: '15085550199',
  call_status: 'ringing',
  sip_reason: '',
};

test.each<[Partial<LiveCallRecord>]>([
  [{}],
  [{ application_sid: 'menu' }],
  [{ call_status: 'trying' }],
  [{ call_status: 'in-progress' }],
])('%o may be the call', (part) => {
  expect(mayBe({ ...record, ...part }, wanted)).toBe(true);
});

test.each<[Partial<LiveCallRecord>]>([
  [{ direction: 'inbound' }],
  [{ call_status: 'busy' }],
  [{ call_status: 'completed' }],
  [{ parent_call_sid: 'p' }],
  [{ from: '12125550111' }],
  [{ to: '15085550198' }],
  [{ application_sid: 'desk' }],
])('%o is another', (part) => {
  expect(mayBe({ ...record, ...part }, wanted)).toBe(false);
});

test.each<[CallTarget, string]>([
  [{ type: 'user', name: 'desk' }, 'desk@acme.example.com'],
  [{ type: 'sip', sipUri: 'sips:bob@example.com' }, 'bob'],
  [{ type: 'teams', number: '+15085550199' }, '15085550199'],
])('%o is listed as %s', (to, listed) => {
  expect(mayBe({ ...record, to: listed }, { ...wanted, to })).toBe(true);
});
