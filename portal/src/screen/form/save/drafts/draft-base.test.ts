import { expect, test } from 'vitest';
import { draftOver } from './draft-base.ts';

const row = (address: string) => ({ address, port: '5060' });

test('compares a draft with what was stored when it was typed', () => {
  const from = { name: 'One', rows: { a: row('1') } };
  const stored = { name: 'Theirs', rows: { a: row('1'), b: row('2') } };
  const mine = { name: 'Mine', rows: { a: row('1'), 'new-1': row('3') } };
  expect(draftOver(stored, mine, from)).toEqual({ mine, base: from });
});

test('a member that is stored as typed is unchanged', () => {
  const stored = { name: 'Mine', note: '' };
  const from = { name: 'One', note: '' };
  expect(draftOver(stored, stored, from)).toEqual({ mine: stored, base: stored });
});

test('a new row that was stored before the interruption gets its id, in the order too', () => {
  const from = { routes: { rows: { a: row('1') }, order: ['a'] } };
  const stored = { routes: { rows: { a: row('1'), b: row('2') }, order: ['b', 'a'] } };
  const typed = { port: '5060', address: ' 2' };
  const mine = {
    routes: {
      rows: { a: row('1'), 'new-1': typed, 'new-2': row('3') },
      order: ['new-1', 'a', 'new-2'],
    },
  };
  expect(draftOver(stored, mine, from).mine).toEqual({
    routes: { rows: { a: row('1'), b: typed, 'new-2': row('3') }, order: ['b', 'a', 'new-2'] },
  });
});
