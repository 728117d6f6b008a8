import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, FlaskConical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import {
  callsColumn,
  nameColumn,
  type SampleCarrier,
  sampleCarriers,
} from './data-table.fixtures.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableColumn, DataTableProps, DataTableRowAction } from './data-table.types.ts';

const status = {
  registered: <Badge tone="success">Registered</Badge>,
  failed: <Badge tone="danger">Failed</Badge>,
  unknown: <Badge>Not tested</Badge>,
};

const columns: readonly DataTableColumn<SampleCarrier>[] = [
  nameColumn,
  { id: 'status', header: 'Status', minWidth: 9, cell: (carrier) => status[carrier.status] },
  {
    id: 'gateways',
    header: 'Gateways',
    align: 'end',
    minWidth: 7,
    sortValue: ({ gateways }) => gateways,
    cell: ({ gateways }) => gateways,
  },
  callsColumn,
  {
    id: 'account',
    header: 'Account',
    isSecondary: true,
    cell: ({ account }) => account ?? 'All accounts',
  },
];

const remove = fn();
const rowActions = ({ name, sid }: SampleCarrier): readonly DataTableRowAction[] => [
  { label: `Edit ${name}`, icon: Pencil, href: `#${sid}` },
  { label: `Delete ${name}`, icon: Trash2, tone: 'danger', onSelect: () => remove(sid) },
];

const Table = (props: DataTableProps<SampleCarrier>) => <DataTable {...props} />;

const meta = {
  title: 'Patterns/DataTable',
  component: DataTable<SampleCarrier>,
  tags: ['catalogue'],
  args: {
    label: 'Carriers',
    columns,
    rows: sampleCarriers(8),
    rowKey: ({ sid }) => sid,
    rowActions,
    empty: (
      <EmptyState
        title="No carriers yet."
        action={
          <Button variant="primary" icon={Plus}>
            Add carrier
          </Button>
        }
      />
    ),
  },
  render: (args) => <Table {...args} />,
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Default: Story = {
  tags: ['visual'],
};

export const Sorting: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const head = canvas.getByRole('columnheader', { name: 'Calls today' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    const button = within(head).getByRole('button');

    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(namesIn(table)[0]).toBe('Acme SIP trunk');
    await expect(namesIn(table).at(-1)).toBe('Initech carrier 8');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(namesIn(table)[0]).toBe('Initech carrier 8');

    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await expect(namesIn(table).slice(0, 3)).toEqual([
      'Acme SIP trunk',
      'Acme SIP trunk 6',
      'Globex voice',
    ]);
    // An unsortable column has no button.
    const status = canvas.getByRole('columnheader', { name: 'Status' });
    await expect(within(status).queryByRole('button')).toBeNull();
    await expect(status).not.toHaveAttribute('aria-sort');
  },
};

export const SortedByTheCaller: Story = {
  args: {
    columns: columns.map(({ sortValue, ...column }) => ({ ...column, isSortable: true })),
    sort: { columnId: 'name', direction: 'asc' },
    onSortChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      columnId: 'name',
      direction: 'desc',
    });
    await expect(namesIn(canvas.getByRole('table'))[0]).toBe('Acme SIP trunk');
  },
};

export const Selection: Story = {
  args: { rows: sampleCarriers(4), onSortChange: fn() },
  render: (args) => {
    const [selected, setSelected] = useState(new Set<string>());
    return (
      <>
        <DataTable
          {...args}
          selection={{ selected, onChange: setSelected, labelOf: ({ name }) => name }}
        />
        <p className="mt-3 text-small">{selected.size} selected</p>
      </>
    );
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Globex voice' }));
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByText('1 selected')).toBeVisible();

    all.focus();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(canvas.getByText('4 selected')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(all).not.toBeChecked();
    await expect(canvas.getByText('0 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Acme SIP trunk' }));
  },
};

export const RowActions: Story = {
  args: {
    rows: sampleCarriers(3),
    rowActions: (row) => [
      ...rowActions(row),
      {
        label: `Duplicate ${row.name}`,
        menuLabel: 'Duplicate',
        icon: Copy,
        onSelect: () => remove('copy'),
      },
      { label: 'Test', icon: FlaskConical, disabled: true, disabledReason: 'No gateway yet' },
    ],
  },
  play: async ({ canvas }) => {
    remove.mockClear();
    const row = within(canvas.getByRole('row', { name: /Globex voice/ }));
    await expect(await row.findByRole('link', { name: 'Edit Globex voice' })).toHaveAttribute(
      'href',
      '#a8b10404-c054-4b27-81a9-000000000002',
    );
    // Keyboard focus reveals the actions.
    row.getByRole('link', { name: 'Globex voice' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    const button = row.getByRole('button', { name: 'Delete Globex voice' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button.parentElement).toHaveStyle({ opacity: '1' }));
    // They overlay the row on its background: their cell is only the edge of the table.
    const cell = button.closest('td');
    await expect(cell?.getBoundingClientRect().width).toBeLessThan(16);
    await expect(button.getBoundingClientRect().left).toBeLessThan(
      cell?.getBoundingClientRect().left ?? 0,
    );
    await expect(button.parentElement).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenLastCalledWith('a8b10404-c054-4b27-81a9-000000000002');

    // The menu's real button, once its code has loaded.
    await userEvent.click(
      await row.findByRole('button', { name: 'More actions', expanded: false }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await expect(remove).toHaveBeenLastCalledWith('copy');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Loading: Story = {
  tags: ['visual'],
  args: { rows: [], isLoading: true, skeletonRows: 8 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    // As tall as eight rows, but a single element.
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(1);
    // Screen readers get only the head: there are no rows yet.
    await expect(within(table).getAllByRole('row')).toHaveLength(1);
  },
};

export const Empty: Story = {
  tags: ['visual'],
  args: { rows: [] },
};

const failed = {
  title: "Couldn't load the carriers.",
  message: 'The platform did not answer. Check your connection and try again.',
};

export const Failed: Story = {
  args: { rows: [], error: failed, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('No carriers yet.')).toBeNull();
  },
};

/** The button goes, the focus stays. */
export const Retried: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { rows: [], error: failed },
  render: function RetriedTable(args) {
    const [hasRows, setHasRows] = useState(false);
    const rows = hasRows ? sampleCarriers(3) : [];
    const error = hasRows ? undefined : args.error;
    return <DataTable {...args} {...{ rows, error }} onRetry={() => setHasRows(true)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByRole('table')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('table')).not.toHaveAttribute('tabindex');
    await expect(document.activeElement?.closest('table')).toBe(canvas.getByRole('table'));
  },
};

export const FailedToRefresh: Story = {
  args: { rows: sampleCarriers(3), error: failed, onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByText('Globex voice')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    rows: sampleCarriers(2).map((row, index) => ({
      ...row,
      name:
        index === 0
          ? 'a-name-of-sixty-four-characters-that-no-column-was-ever-made-for'
          : 'Registrierungsberechtigungen für eingehende Verbindungen über TLS',
      account: 'Telekommunikationsgesellschaft für Registrierungsberechtigungen mbH',
    })),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^a-name-of-sixty-four/);
    await userEvent.hover(name);
    await expect(name.closest('[title]')).toHaveAttribute('title', name.textContent);
  },
};
