import { expect, it } from 'vitest';
import { changesOf, restoreChanges } from './changes.ts';

type Values = { name: string; teams: { fqdn: string } };
const stored: Values = { name: 'Northwind', teams: { fqdn: '' } };
const tidy = ({ name, teams }: Values): Values => ({ name: name.trim(), teams });

it('has no changes where the platform would store the same', () => {
  expect(changesOf(stored, stored, tidy)).toBeNull();
  expect(changesOf({ ...stored, name: ' Northwind ' }, stored, tidy)).toBeNull();
});

it('gives changed members as they were typed', () => {
  expect(changesOf({ ...stored, name: ' Southwind ' }, stored, tidy)).toEqual({
    name: ' Southwind ',
  });
  expect(changesOf({ ...stored, teams: { fqdn: 'a.b.c' } }, stored, tidy)).toEqual({
    teams: { fqdn: 'a.b.c' },
  });
});

it('puts changes back, and only what the form knows', () => {
  expect(restoreChanges({ name: 'Southwind' }, stored)).toEqual({ ...stored, name: 'Southwind' });
  expect(restoreChanges({ name: 7, other: 'x' }, stored)).toEqual(stored);
});
