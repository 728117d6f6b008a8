import { expect, it } from 'vitest';
import type { LineEnd } from '../call/line.types.ts';
import { causeOf, type FailureFacts } from './causes.ts';

const facts: FailureFacts = {
  hasHook: false,
  isTestClient: true,
  right: 'app',
  ownCarriers: [],
  isAddressKnown: true,
};
const end = (status: number | null, reason = '', more: Partial<LineEnd> = {}): LineEnd => ({
  ...{ by: 'them', status, reason, limit: null },
  ...more,
});
const causeIn = (one: LineEnd, more: Partial<FailureFacts> = {}) =>
  causeOf(one, { ...facts, ...more });

it.each<[LineEnd, Partial<FailureFacts>, RegExp]>([
  [end(403, 'Invalid credentials'), {}, /created for this call/],
  [end(403, 'Invalid credentials'), { isTestClient: false }, /password is wrong/],
  [end(403, 'Invalid credentials'), { hasHook: true }, /registration hook of the account refused/],
  [end(403, 'detected potential spammer from 192.0.2.1:5060'), { hasHook: true }, /blocklist/],
  [end(401), {}, /didn’t accept/],
  [end(404, 'Number Not Provisioned'), {}, /probably an inbound gateway/],
  [
    end(404, 'Number Not Provisioned'),
    { ownCarriers: ['Acme PBX'] },
    /one of Acme PBX: your public/,
  ],
  [
    end(404, 'Number Not Provisioned'),
    { ownCarriers: ['Acme PBX', 'Trunk 2'], isAddressKnown: false },
    /probably an inbound gateway of Acme PBX, Trunk 2/,
  ],
  [end(404), { hasHook: true }, /hook answered 404 itself/],
  [end(404), {}, /no account with this SIP realm/],
  [end(480, 'no configured application'), {}, /No application answers this call/],
  [end(480, 'no configured application'), { isTestClient: false }, /direct calls to applications/],
  [end(480), { right: 'user' }, /isn’t registered/],
  [end(503, 'Account exists but is inactive'), {}, /account is inactive/],
  [end(503, 'No Active Subscription'), {}, /no active subscription/],
  [end(503, 'Max Account Calls In Progress', { limit: '5' }), {}, /reached: .*, 5 at once/],
  [end(503, 'Maximum Calls In Progress'), {}, /Maximum Calls In Progress\.$/],
  [end(486), {}, /busy/],
  [end(488), {}, /codec/],
  [end(500), { hasHook: true }, /answer of the registration hook/],
  [end(500, 'Server Internal Error'), {}, /answered 500 Server Internal Error/],
  [end(null, '', { by: 'connection' }), {}, /connection .* lost/],
])('%o with %o says %s', (one, more, says) => {
  expect(causeIn(one, more).says).toMatch(says);
});

it.each([401, 403, 407])('never asks for a second try after a %d', (status) => {
  for (const hasHook of [true, false]) {
    for (const isTestClient of [true, false]) {
      expect(causeIn(end(status), { hasHook, isTestClient }).isFinal).toBe(true);
    }
  }
});

it('lets people try again after everything else', () => {
  for (const status of [404, 408, 480, 486, 487, 488, 500, 503, 603]) {
    expect(causeIn(end(status)).isFinal).toBeUndefined();
  }
});
