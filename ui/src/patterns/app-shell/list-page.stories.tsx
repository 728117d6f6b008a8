import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppWindow, Bell, Building2, PhoneForwarded, Plus, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { linkStyles } from '../../primitives/link/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { DataTable, type DataTableColumn } from '../data-table/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { FilterBar } from '../filter-bar/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { Pager } from '../pager/index.ts';
import { AppShell } from './app-shell.tsx';

type Carrier = { id: string; name: string; isUp: boolean; calls: number; account: string };

const names = ['Acme SIP trunk', 'Globex voice', 'Initech carrier', 'Umbrella telecom', 'Hooli'];
const carriers: Carrier[] = Array.from({ length: 60 }, (_, index) => ({
  id: `carrier-${index}`,
  name: `${names[index % names.length]} ${index + 1}`,
  isUp: index % 4 !== 2,
  calls: (index * 389) % 4217,
  account: index % 2 === 0 ? 'Acme Support' : 'All accounts',
}));

const columns: readonly DataTableColumn<Carrier>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    sortValue: ({ name }) => name,
    cell: ({ name, id }) => (
      <a href={`#${id}`} className={linkStyles({ variant: 'quiet' })}>
        {name}
      </a>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    minWidth: 10,
    cell: ({ isUp }) => (
      <Badge tone={isUp ? 'success' : 'danger'}>{isUp ? 'Registered' : 'Failed'}</Badge>
    ),
  },
  {
    id: 'calls',
    header: 'Calls today',
    align: 'end',
    minWidth: 8,
    sortValue: ({ calls }) => calls,
    cell: ({ calls }) => calls.toLocaleString('en-US'),
  },
  { id: 'account', header: 'Account', isSecondary: true, cell: ({ account }) => account },
];

const navigation = [
  {
    id: 'main',
    items: [
      { id: 'accounts', label: 'Accounts', href: '#accounts', icon: Users },
      { id: 'applications', label: 'Applications', href: '#apps', icon: AppWindow },
      { id: 'alerts', label: 'Alerts', href: '#alerts', icon: Bell, count: 3 },
      {
        id: 'carriers',
        label: 'Carriers',
        href: '#carriers',
        icon: PhoneForwarded,
        isCurrent: true,
      },
    ],
  },
];

/** A typical list page: header, filters, table, pager. */
function ListPage() {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(25);
  const found = carriers.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  const handleSearch = (next: string) => {
    setQuery(next);
    setPage(1);
  };
  return (
    <AppShell
      brand={{ productName: 'Trunkline' }}
      navigationTop={
        <Button className="w-full justify-start!" icon={Building2}>
          Acme Voice Services
        </Button>
      }
      navigation={navigation}
      headerEnd={<Button variant="ghost">Dana Fischer</Button>}
    >
      <div className="grid grid-cols-1 gap-4">
        <PageHeader
          title="Carriers"
          total={found.length}
          actions={
            <Button variant="primary" icon={Plus}>
              Add carrier
            </Button>
          }
        />
        <FilterBar
          search={{
            label: 'Search carriers',
            placeholder: 'Search by name',
            value: query,
            onChange: handleSearch,
          }}
        >
          <Select
            aria-label="Status"
            className="max-w-40"
            value="all"
            onChange={() => undefined}
            options={[{ value: 'all', label: 'All statuses' }]}
          />
        </FilterBar>
        <DataTable
          label="Carriers"
          columns={columns}
          rows={found.slice((page - 1) * pageSize, page * pageSize)}
          rowKey={({ id }) => id}
          rowActions={({ name }) => [{ label: `Delete ${name}`, icon: Trash2, tone: 'danger' }]}
          empty={
            <EmptyState
              title="No results."
              action={<Button onClick={() => handleSearch('')}>Clear the search</Button>}
            />
          }
        />
        <Pager
          page={page}
          pageSize={pageSize}
          total={found.length}
          onPageChange={setPage}
          onPageSizeChange={setPageSize}
        />
      </div>
    </AppShell>
  );
}

const meta = {
  title: 'Patterns/AppShell/List page',
  render: () => <ListPage />,
  tags: ['catalogue'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** The table head sticks below the header of the shell. */
export const Scrolling: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    window.scrollTo(0, 300);
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    const header = canvas.getAllByRole('banner')[0];
    await waitFor(() =>
      expect(head.getBoundingClientRect().top).toBe(header?.getBoundingClientRect().bottom),
    );
    window.scrollTo(0, 0);
  },
};
