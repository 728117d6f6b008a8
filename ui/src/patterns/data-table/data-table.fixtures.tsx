import { linkStyles } from '../../primitives/link/index.ts';
import type { DataTableColumn } from './data-table.types.ts';

/** Deterministic records for the stories of lists. */
export type SampleCarrier = {
  sid: string;
  name: string;
  status: 'registered' | 'failed' | 'unknown';
  gateways: number;
  callsToday: number;
  account: string | null;
};

const names = ['Acme SIP trunk', 'Globex voice', 'Initech carrier', 'Umbrella telecom', 'Hooli'];
const statuses = ['registered', 'registered', 'failed', 'registered', 'unknown'] as const;
const accounts = ['Acme Support', null, 'Globex Sales', 'Initech', null];

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

export const sampleCarriers = (count: number): SampleCarrier[] =>
  Array.from({ length: count }, (_, index) => ({
    sid: `a8b10404-c054-4b27-81a9-${String(index + 1).padStart(12, '0')}`,
    name: index < names.length ? pick(names, index) : `${pick(names, index)} ${index + 1}`,
    status: pick(statuses, index),
    gateways: ((index * 7) % 11) + 1,
    callsToday: (index * 389) % 4217,
    account: pick(accounts, index),
  }));

export const nameColumn: DataTableColumn<SampleCarrier> = {
  id: 'name',
  header: 'Name',
  isRowHeader: true,
  sortValue: ({ name }) => name,
  cell: ({ name, sid }) => (
    <a href={`#${sid}`} className={linkStyles({ variant: 'quiet' })}>
      {name}
    </a>
  ),
};

export const callsColumn: DataTableColumn<SampleCarrier> = {
  id: 'calls',
  header: 'Calls today',
  align: 'end',
  minWidth: 8,
  sortValue: ({ callsToday }) => callsToday,
  cell: ({ callsToday }) => callsToday.toLocaleString('en-US'),
};
