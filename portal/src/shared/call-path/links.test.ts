import type { InboundPath } from '@trunkline/ui/widgets/call-path';
import { expect, it } from 'vitest';
import { repairOf } from './links.ts';

const unanswered: InboundPath = {
  carrierId: 'c',
  numberId: null,
  accountId: 'a',
  applicationId: null,
  isChallenged: false,
  broken: { at: 'application', why: 'no application' },
};
const names = { carriers: new Map([['c', 'Skyline SIP']]), numbers: new Map<string, string>() };

it('a number that nothing answers leads to the default application of its carrier', () => {
  expect(repairOf(unanswered, names, '4930')?.label).toBe(
    'Choose a default application for Skyline SIP',
  );
});

it('a carrier that this person can’t change is no way to mend it', () => {
  expect(repairOf(unanswered, { ...names, readOnly: new Set(['c']) }, '4930')).toBeUndefined();
});
