import { expect, it } from 'vitest';
import { takenFields } from './taken-fields.ts';

const messages = { name: 'Name taken.', realm: 'Realm taken.' };
const acme = { name: 'Acme', realm: 'acme.example.net' };
const others = [acme, { name: 'Globex', realm: '' }];
const readOthers = async () => others;

it('names every field that another record has, whatever the case', async () => {
  const values = { name: 'ACME', realm: 'Acme.Example.net' };
  expect(await takenFields(values, null, messages, readOthers)).toEqual([
    { field: 'name', message: 'Name taken.' },
    { field: 'realm', message: 'Realm taken.' },
  ]);
});

it('has nothing against what is new, empty or stored', async () => {
  expect(await takenFields({ name: 'New', realm: '' }, null, messages, readOthers)).toEqual([]);
  const stored = { name: 'Acme', realm: 'x.example.net' };
  const next = { name: 'acme', realm: 'y.example.net' };
  expect(await takenFields(next, stored, messages, readOthers)).toEqual([]);
});

it('asks nobody while nothing changed', async () => {
  const refuse = () => Promise.reject(new Error('asked'));
  expect(await takenFields(acme, acme, messages, refuse)).toEqual([]);
});
