import { expect, it } from 'vitest';
import type { PlannedRow } from './plan.ts';
import { countStates, inOrder, leftOf, patternsIn, reportParts, stateOf } from './results.ts';

const row = (line: number, outcome: PlannedRow['outcome'], note = ''): PlannedRow => ({
  line,
  number: `+${line}`,
  outcome,
  note,
  write:
    outcome === 'new' || outcome === 'change'
      ? { kind: 'update', sid: 'n', body: { account_sid: 'a', application_sid: null } }
      : null,
});
const rows = [row(2, 'new'), row(3, 'change'), row(4, 'same'), row(5, 'refused', 'No carrier.')];

it('tells what becomes of each row', () => {
  expect(rows.map((one) => stateOf(one, null))).toEqual(['new', 'change', 'same', 'refused']);
  const results = new Map([
    [2, null],
    [3, 'away'],
  ]);
  expect(rows.map((one) => stateOf(one, results))).toEqual([
    'created',
    'failed',
    'same',
    'refused',
  ]);
  expect(stateOf(row(3, 'change'), new Map([[3, null]]))).toBe('updated');
  expect(countStates(rows, new Map())).toEqual(
    new Map([
      ['left', 2],
      ['same', 1],
      ['refused', 1],
    ]),
  );
});

it('shows first what needs a look', () => {
  const pattern = { ...row(6, 'new'), number: '=1+1' };
  const number = { ...row(7, 'new'), number: '1509' };
  const file = [number, ...rows.slice(2), pattern];
  expect(inOrder(file, null).map(({ line }) => line)).toEqual([5, 6, 7, 4]);
  expect(inOrder(file, new Map([[7, 'away']])).map(({ line }) => line)).toEqual([7, 5, 4, 6]);
  expect(patternsIn(file)).toBe(1);
});

it('goes on with what is missing alone', () => {
  expect(leftOf(rows, new Map()).map(({ line }) => line)).toEqual([2, 3]);
  expect(leftOf(rows, new Map([[2, null]])).map(({ line }) => line)).toEqual([3]);
  expect(leftOf(rows, new Map([[2, 'away']])).map(({ line }) => line)).toEqual([2, 3]);
});

it('reports every row, and no formula', () => {
  expect(reportParts(rows, new Map([[2, 'away']])).join('')).toBe(
    [
      'row,number,result,note',
      `2,"'+2",Failed,away`,
      `3,"'+3",Not done yet,`,
      `4,"'+4",Unchanged,`,
      `5,"'+5",Rejected,No carrier.`,
      '',
    ].join('\r\n'),
  );
});

it('reports every row of a long file', () => {
  const many = Array.from({ length: 4001 }, (_, index) => row(index + 2, 'same'));
  const lines = reportParts(many, null).join('').trimEnd().split('\r\n');
  expect(lines.slice(1).map((line) => Number.parseInt(line, 10))).toEqual(
    many.map(({ line }) => line),
  );
});
