import { expect, it } from 'vitest';
import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import { siftCarriers } from './shared-carriers.model.ts';

const acme = { scope: 'account' } as const;
const provider = { scope: 'service_provider' } as const;

const carrier = (name: string, columns: Partial<CarrierRow> = {}): CarrierRow => ({
  voip_carrier_sid: name,
  name,
  account_sid: 'acme',
  service_provider_sid: 'north',
  application_sid: null,
  is_active: true,
  requires_register: false,
  register_status: { status: '', reason: '', callId: '' },
  ...columns,
});
const rows = [
  carrier('Acme PBX'),
  carrier('Backbone', { account_sid: null }),
  carrier('Acme backup', { requires_register: true }),
  carrier('Acme fax'),
  carrier('Skyline', { account_sid: null, requires_register: true }),
];
const all = { text: '', registration: '', page: 1, pageSize: 25 };
const namesOf = (viewer: Parameters<typeof siftCarriers>[1], query: Partial<typeof all> = {}) => {
  const { own, shared } = siftCarriers(rows, viewer, { ...all, ...query });
  return [own.data.map(({ name }) => name), own.total, shared.map(({ name }) => name)];
};

it('shared carriers stand apart and do not count; for the provider they are its own', () => {
  expect(namesOf(acme)).toEqual([
    ['Acme PBX', 'Acme backup', 'Acme fax'],
    3,
    ['Backbone', 'Skyline'],
  ]);
  expect(namesOf(provider)).toEqual([rows.map(({ name }) => name), 5, []]);
});

it('pages hold the own ones; the shared ones stand below each page', () => {
  expect(namesOf(acme, { page: 2, pageSize: 2 })).toEqual([
    ['Acme fax'],
    3,
    ['Backbone', 'Skyline'],
  ]);
});

it('text, whatever its case, and registration narrow both', () => {
  expect(namesOf(acme, { text: 'BACK' })).toEqual([['Acme backup'], 1, ['Backbone']]);
  expect(namesOf(acme, { registration: 'unregistered' })).toEqual([
    ['Acme backup'],
    1,
    ['Skyline'],
  ]);
});
