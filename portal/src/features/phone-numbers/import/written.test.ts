import { expect, it } from 'vitest';
import type { PlannedRow, Write } from './plan.ts';
import { writtenNumber } from './written.ts';

const row = (write: Write | null): PlannedRow => ({
  line: 2,
  number: '1509',
  outcome: 'new',
  note: '',
  write,
});
const after = { account_sid: 'acme', application_sid: 'menu' };

it('a number that is added is taken back by its number and carrier', () => {
  const body = { number: '1509', voip_carrier_sid: 'any', ...after };
  expect(writtenNumber(row({ kind: 'create', body }))).toEqual({
    sid: null,
    number: '1509',
    shown: '1509',
    carrier_sid: 'any',
    before: null,
    after,
  });
});

it('a number that is changed goes back to what it was', () => {
  const before = { account_sid: 'globex', application_sid: null };
  expect(writtenNumber(row({ kind: 'update', sid: 'n1', body: after, before }))).toEqual({
    sid: 'n1',
    number: '1509',
    shown: '1509',
    before,
    after,
  });
});

it('nothing takes back what an older console began, or what is not written', () => {
  expect(writtenNumber(row({ kind: 'update', sid: 'n1', body: after }))).toBeUndefined();
  expect(writtenNumber(row(null))).toBeUndefined();
});
