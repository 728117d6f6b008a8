import { expect, it } from 'vitest';
import { changedValues, mergedValues, restoredValues } from './form-values.ts';

type Values = { name: string; teams: { fqdn: string }; secret: string };
const stored: Values = { name: 'Northwind', teams: { fqdn: '' }, secret: 'kept' };
const tidied = (values: Values): Values => ({ ...values, name: values.name.trim() });

it('has no changes where the platform would store the same', () => {
  expect(changedValues(stored, stored)).toBeNull();
  const typed = { ...stored, name: ' Northwind ' };
  expect(changedValues(typed, stored)).toEqual({ name: ' Northwind ' });
  expect(changedValues(typed, stored, { tidy: tidied(typed) })).toBeNull();
});

it('gives changed members as they were typed, without their secrets', () => {
  const typed = { name: ' Southwind ', teams: { fqdn: 'a.b.c' }, secret: 'typed' };
  expect(changedValues(typed, stored, { safe: { ...typed, secret: '' } })).toEqual({
    name: ' Southwind ',
    teams: { fqdn: 'a.b.c' },
    secret: '',
  });
});

it('puts changes back, and only what the form knows', () => {
  expect(restoredValues({ name: 'Southwind' }, stored)).toEqual({ ...stored, name: 'Southwind' });
  expect(restoredValues({ name: 7, other: 'x' }, stored)).toEqual(stored);
});

it('puts what was changed here over what others have saved', () => {
  const here = { ...stored, name: 'Southwind' };
  const elsewhere = { ...stored, teams: { fqdn: 'a.b.c' } };
  expect(mergedValues(here, stored, elsewhere)).toEqual({ ...elsewhere, name: 'Southwind' });
  expect(mergedValues(stored, stored, elsewhere)).toEqual(elsewhere);
});
