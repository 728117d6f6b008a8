import * as v from 'valibot';
import { expect, it } from 'vitest';
import { applicationsOf } from '../resources/applications/applications.ts';
import { clients } from '../resources/clients/clients.ts';

const names = ['Desk 10', 'desk 2', 'Zoo', 'Äpfel', 'Desk 1'];
const ordered = ['Äpfel', 'Desk 1', 'desk 2', 'Desk 10', 'Zoo'];

it('lists applications by name: the platform sends them in any order', () => {
  const rows = names.map((name) => ({ application_sid: name, name, account_sid: 'acme' }));
  expect(v.parse(applicationsOf(null).schema, rows).map(({ name }) => name)).toEqual(ordered);
});

it('lists clients by username', () => {
  const rows = names.map((username) => ({ client_sid: username, username, account_sid: 'acme' }));
  expect(v.parse(clients.schema, rows).map(({ username }) => username)).toEqual(ordered);
});
