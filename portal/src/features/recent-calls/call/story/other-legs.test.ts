import { expect, test } from 'vitest';
import { sampleCall } from '../../../../shared/calls/call.fixtures.ts';
import { legsOf } from './other-legs.tsx';

test('the other legs are the parent, its other children, and the own children', () => {
  const leg = (sip_callid: string, sip_parent_callid: string | null) =>
    sampleCall({ sip_callid, sip_parent_callid });
  const [parent, child, sibling, other] = [
    leg('parent', null),
    leg('child', 'parent'),
    leg('sibling', 'parent'),
    leg('other', null),
  ] as const;
  const all = [parent, child, sibling, other];
  expect(legsOf(parent, all)).toEqual([child, sibling]);
  expect(legsOf(child, all)).toEqual([parent, sibling]);
  // Two calls aren't related just because neither has a parent.
  expect(legsOf(other, all)).toEqual([]);
});
