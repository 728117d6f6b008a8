import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../../primitives/badge/index.ts';
import {
  callsColumn,
  nameColumn,
  type SampleCarrier,
  sampleCarriers,
} from './data-table.fixtures.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableColumn, DataTableProps } from './data-table.types.ts';

const columns: readonly DataTableColumn<SampleCarrier>[] = [
  nameColumn,
  {
    id: 'status',
    header: 'Status',
    isCardHead: true,
    minWidth: 9,
    cell: ({ status }) => (
      <Badge tone={status === 'failed' ? 'danger' : 'success'}>
        {status === 'failed' ? 'Failed' : 'Registered'}
      </Badge>
    ),
  },
  { ...callsColumn, priority: 2 },
  {
    id: 'sid',
    header: 'Carrier SID',
    minWidth: 9.5,
    priority: 3,
    isSecondary: true,
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
  title: 'Patterns/DataTable/Shapes',
  component: DataTable<SampleCarrier>,
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
  render: (args) => <Table {...args} />,
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const reason = 'Up to 1,000 rows can be sorted: narrow the list.';
const unsortable = columns.map(({ sortValue: _, ...column }) => ({
  ...column,
  unsortableReason: reason,
}));

/** The column header says why it can't be sorted, on hover and by keyboard. */
export const Unsortable: Story = {
  args: { columns: unsortable },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const head = canvas.getByRole('button', { name: nameColumn.header });
    await expect(head).toHaveFocus();
    await expect(head).toHaveAccessibleDescription(reason);
    await expect(head).toHaveAttribute('aria-disabled', 'true');
  },
};

/** On cards, the reason takes the place of the sort control. */
export const UnsortableCards: Story = {
  tags: ['!autodocs'],
  args: { columns: unsortable },
  decorators: [(Story) => <div className="w-[326px]">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

const Opening = (props: DataTableProps<SampleCarrier>) => {
  const [openKey, setOpenKey] = useState<string | null>(null);
  return (
    <DataTable
      {...props}
      expansion={{
        openKey,
        onChange: setOpenKey,
        labelOf: ({ name }) => name,
        content: ({ gateways, account }) => (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 p-4">
            <dt className="text-muted">Gateways</dt>
            <dd>{gateways}</dd>
            <dt className="text-muted">Account</dt>
            <dd>{account ?? 'All accounts'}</dd>
          </dl>
        ),
      }}
    />
  );
};

/** A row opens on a click or with its button and shows its details below, one row at a time. */
export const RowsThatOpen: Story = {
  args: { rowActions: undefined },
  render: (args) => <Opening {...args} />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Details of/ });
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveFocus();
    await expect(canvas.getByText('Gateways')).toBeVisible();
    await userEvent.click(second as HTMLElement);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByText('Gateways')).toHaveLength(1);
    await userEvent.click(second as HTMLElement);
    await expect(canvas.queryByText('Gateways')).toBeNull();
  },
};

/** Where the minimum widths don't fit, every row becomes a card. It is the same DOM, still a table. */
export const Cards: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div className="w-89.5 max-w-full">{Story()}</div>],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Carriers' });
    // It starts with the width of the previous story.
    await waitFor(() => expect(table.parentElement).toHaveAttribute('data-shape', 'cards'));
    const rows = within(table).getAllByRole('row');
    await expect(rows).toHaveLength(6);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
    const first = within(rows[1] ?? table);
    const name = first.getByRole('rowheader', { name: 'Acme SIP trunk' });
    await expect(first.getAllByRole('cell')).toHaveLength(5);
    // Facts have labels. The status sits beside the name, which keeps its 14 rem.
    await expect(first.getByText('SID')).toBeVisible();
    await expect(first.queryByText('Status')).toBeNull();
    await expect(name.getBoundingClientRect().width).toBeGreaterThanOrEqual(224);
    const status = first.getByText('Registered').closest('[role="cell"]');
    await expect(status).toHaveClass('order-3');

    // One menu with all actions of a row, without hover.
    await userEvent.click(
      await first.findByRole('button', { name: 'More actions', expanded: false }),
    );
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Delete Acme SIP trunk' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    // One select replaces the column headers.
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Sort by' }));
    await userEvent.click(
      await screen.findByRole('option', { name: 'Sort: Calls today, descending' }),
    );
    await waitFor(() =>
      expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('Hooli'),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select Hooli' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Globex voice' }));
  },
  args: { rows: sampleCarriers(5) },
};

/** As the table narrows, columns of priority 3 are hidden, then those of priority 2, then rows become cards. */
export const Narrowing: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: (args) => {
    const [width, setWidth] = useState(70);
    return (
      <>
        <label className="mb-3 flex items-center gap-3 text-small">
          Width in rem
          <input
            type="range"
            min={16}
            max={70}
            value={width}
            onChange={(event) => setWidth(Number(event.target.value))}
          />
        </label>
        <div style={{ width: `${width}rem` }}>
          <DataTable {...args} />
        </div>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider', { name: 'Width in rem' });
    const table = canvas.getByRole('table');
    const shape = () => canvasElement.querySelector<HTMLElement>('[data-shape]')?.dataset['shape'];
    const heads = () =>
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent);
    const seen = new Set<string>();
    for (let width = 70; width >= 16; width -= 2) {
      fireEvent.change(slider, { target: { value: width } });
      const box = canvasElement.querySelector('[data-shape]')?.parentElement;
      await waitFor(() => expect(box).toHaveStyle({ width: `${width * 16}px` }));
      // The table adapts in the next frame.
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      seen.add(shape() === 'cards' ? 'cards' : heads().join());
      if (shape() === 'cards') continue;
      const [name] = within(table).getAllByRole('rowheader');
      await expect(name?.getBoundingClientRect().width).toBeGreaterThanOrEqual(224);
      await expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(width * 16);
    }
    await expect([...seen]).toEqual([
      'Name,Status,Calls today,Carrier SID,Actions',
      'Name,Status,Calls today,Actions',
      'Name,Status,Actions',
      'cards',
    ]);
  },
};

export const FiftyRows: Story = {
  args: { rows: sampleCarriers(50) },
  play: async ({ canvas }) => {
    // Below the threshold every row is rendered.
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(50);
    window.scrollTo(0, 600);
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    await waitFor(() => expect(head.getBoundingClientRect().top).toBe(0));
    window.scrollTo(0, 0);
  },
};

export const TenThousandRows: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { rows: sampleCarriers(10_000) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    const drawn = () => within(table).getAllByRole('rowheader');
    await waitFor(() => expect(drawn().length).toBeGreaterThan(10));
    await expect(drawn().length).toBeLessThan(80);

    // As tall as all its rows, once the code for virtual rows has loaded.
    const page = document.documentElement;
    await waitFor(() => expect(page.scrollHeight).toBeGreaterThan(300_000));
    window.scrollTo(0, 200_000);
    await waitFor(() => expect(canvas.queryByText('Acme SIP trunk')).toBeNull());
    const middle = drawn()[0]?.closest('tr');
    await expect(Number(middle?.getAttribute('aria-rowindex'))).toBeGreaterThan(4000);
    await expect(drawn().length).toBeLessThan(80);
    // The visible part shows rows, below the head.
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

export const TwentyThousandRows: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { rows: sampleCarriers(20_000) },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    await waitFor(() => expect(page.scrollHeight).toBeGreaterThan(600_000));
    window.scrollTo(0, page.scrollHeight);
    await expect(await canvas.findByText(/ 20000$/)).toBeVisible();
  },
};
