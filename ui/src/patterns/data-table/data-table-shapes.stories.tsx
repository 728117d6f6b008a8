import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../../primitives/badge/index.ts';
import { linkStyles } from '../../primitives/link/index.ts';
import { type SampleCarrier, sampleCarriers } from './data-table.fixtures.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableColumn, DataTableProps } from './data-table.types.ts';

const columns: readonly DataTableColumn<SampleCarrier>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    sortValue: ({ name }) => name,
    cell: ({ name, sid }) => (
      <a href={`#${sid}`} className={linkStyles({ variant: 'quiet' })}>
        {name}
      </a>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: '9rem',
    cell: ({ status }) => (
      <Badge tone={status === 'failed' ? 'danger' : 'success'}>
        {status === 'failed' ? 'Failed' : 'Registered'}
      </Badge>
    ),
  },
  {
    id: 'calls',
    header: 'Calls today',
    align: 'end',
    width: '8rem',
    sortValue: ({ callsToday }) => callsToday,
    cell: ({ callsToday }) => callsToday.toLocaleString('en-US'),
  },
  {
    id: 'sid',
    header: 'Carrier SID',
    secondary: true,
    cardLabel: 'SID',
    cell: ({ sid }) => <code className="font-mono text-meta">{sid}</code>,
  },
];

const Table = (props: DataTableProps<SampleCarrier>) => {
  const [selected, setSelected] = useState(new Set<string>());
  return (
    <DataTable
      {...props}
      selection={{ selected, onChange: setSelected, labelOf: ({ name }) => name }}
    />
  );
};

const meta = {
  title: 'Patterns/Data table/Shapes',
  component: Table,
  tags: ['catalogue'],
  args: {
    label: 'Carriers',
    columns,
    rows: sampleCarriers(4),
    rowKey: ({ sid }) => sid,
    rowActions: ({ name, sid }) => [
      { label: `Edit ${name}`, icon: Pencil, href: `#${sid}` },
      { label: `Delete ${name}`, icon: Trash2, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below 700 px of its own width every row is a card; it is the same DOM and the same table. */
export const Cards: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div className="w-88">{Story()}</div>],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Carriers' });
    const rows = within(table).getAllByRole('row');
    await expect(rows).toHaveLength(6);
    const first = within(rows[1] ?? table);
    await expect(first.getByRole('rowheader', { name: 'Acme SIP trunk' })).toBeVisible();
    await expect(first.getAllByRole('cell')).toHaveLength(5);
    // Facts carry their label, actions need no hover.
    await expect(first.getByText('SID')).toBeVisible();
    const button = first.getByRole('button', { name: 'Delete Acme SIP trunk' });
    await expect(button.parentElement).toHaveStyle({ opacity: '1' });

    await userEvent.click(canvas.getByRole('button', { name: 'Calls today' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Calls today' }));
    await expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('Hooli');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select Hooli' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Globex voice' }));
  },
  args: { rows: sampleCarriers(5) },
};

export const FiftyRows: Story = {
  args: { rows: sampleCarriers(50) },
  play: async ({ canvas }) => {
    // Nothing is left out below the threshold.
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(50);
    window.scrollTo(0, 600);
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    await waitFor(() => expect(head.getBoundingClientRect().top).toBe(0));
    window.scrollTo(0, 0);
  },
};

export const TenThousandRows: Story = {
  args: { rows: sampleCarriers(10_000) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    const drawn = () => within(table).getAllByRole('rowheader');
    await waitFor(() => expect(drawn().length).toBeGreaterThan(10));
    await expect(drawn().length).toBeLessThan(80);

    // As high as all its rows, once the code for that is there.
    const page = document.documentElement;
    await waitFor(() => expect(page.scrollHeight).toBeGreaterThan(300_000));
    window.scrollTo(0, 200_000);
    await waitFor(() => expect(canvas.queryByText('Acme SIP trunk')).toBeNull());
    const middle = drawn()[0]?.closest('tr');
    await expect(Number(middle?.getAttribute('aria-rowindex'))).toBeGreaterThan(4000);
    await expect(drawn().length).toBeLessThan(80);
    // The rows are where the eye is, and the head is above them.
    const visible = drawn().filter((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    await expect(visible.length).toBeGreaterThan(10);
    await expect(
      canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().top,
    ).toBe(0);

    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(await canvas.findByText('Hooli 10000')).toBeVisible();
    window.scrollTo(0, 0);
    await expect(await canvas.findByText('Acme SIP trunk')).toBeVisible();
  },
};
