import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DataTable, type DataTableColumn } from '../../ui/src/patterns/data-table/index.ts';
import { Badge } from '../../ui/src/primitives/badge/index.ts';
import { Button } from '../../ui/src/primitives/button/index.ts';
import { Heading } from '../../ui/src/primitives/heading/index.ts';
import { TextInput } from '../../ui/src/primitives/text-input/index.ts';

type Carrier = {
  name: string;
  gateways: string;
  calls: number;
  tone: 'success' | 'danger' | 'neutral';
  status: string;
};

const carriers: readonly Carrier[] = [
  { name: 'Skyline SIP', gateways: '2 in, 1 out', calls: 1284, tone: 'success', status: 'Active' },
  { name: 'Acme PBX', gateways: '1 in, 1 out', calls: 342, tone: 'success', status: 'Registered' },
  { name: 'Baltic Retail voice', gateways: '4 in', calls: 96, tone: 'danger', status: 'Refused' },
  { name: 'Harbour backup', gateways: '1 out', calls: 0, tone: 'neutral', status: 'Inactive' },
  { name: 'Meridian Fax', gateways: '1 in', calls: 17, tone: 'success', status: 'Active' },
];

const columns: DataTableColumn<Carrier>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    sortValue: ({ name }) => name,
    cell: ({ name }) => <span className="font-medium">{name}</span>,
  },
  {
    id: 'gateways',
    header: 'Gateways',
    priority: 2,
    isSecondary: true,
    cell: ({ gateways }) => gateways,
  },
  {
    id: 'calls',
    header: 'Calls today',
    align: 'end',
    sortValue: ({ calls }) => calls,
    cell: ({ calls }) => calls.toLocaleString('en-GB'),
  },
  {
    id: 'status',
    header: 'Status',
    minWidth: 9,
    isCardHead: true,
    cell: ({ tone, status }) => <Badge tone={tone}>{status}</Badge>,
  },
];

/** A list that can be searched and sorted. */
export default function CarrierList() {
  const [search, setSearch] = useState('');
  const shown = carriers.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <div className="grid grid-cols-1 gap-3 rounded-lg border border-default bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2}>Carriers</Heading>
        <Button variant="primary" icon={Plus}>
          Add carrier
        </Button>
      </div>
      <TextInput
        type="search"
        aria-label="Filter carriers"
        placeholder="Name"
        className="max-w-60"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <DataTable
        label="Carriers"
        rows={shown}
        rowKey={({ name }) => name}
        columns={columns}
        empty={<p className="p-4 text-muted">No carrier has this name.</p>}
      />
    </div>
  );
}
