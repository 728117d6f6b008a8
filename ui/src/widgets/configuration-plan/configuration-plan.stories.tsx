import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ConfigurationPlan, type ConfigurationPlanProps, type PlannedRecord } from './index.ts';

const records: PlannedRecord[] = [
  {
    id: 'app',
    kind: 'Applications',
    name: 'Reception',
    change: 'create',
    fields: [
      { path: 'url', label: 'Calling webhook: URL', before: null, after: 'https://a.example.com' },
    ],
  },
  {
    id: 'carrier',
    kind: 'Carriers',
    name: 'Backbone',
    change: 'change',
    fields: [{ path: 'prefix', label: 'Tech prefix', before: '0049', after: '0050' }],
    groups: [
      {
        label: 'SIP gateways',
        rows: [{ id: 'gw', label: '203.0.113.7', kind: 'added', fields: [] }],
      },
    ],
    warnings: ['Its numbers are looked for with the new prefix at once.'],
  },
  {
    id: 'used',
    kind: 'Carriers',
    name: 'Spare',
    change: 'delete',
    fields: [],
    blocked: 'Still used by phone number 15550100002.',
  },
  { id: 'bob', kind: 'SIP clients', name: 'bob', change: 'delete', fields: [] },
  { id: 'eve', kind: 'SIP clients', name: 'eve', change: 'delete', fields: [] },
  { id: 'same', kind: 'SIP clients', name: 'alice', change: 'unchanged', fields: [] },
];

function Kept(props: ConfigurationPlanProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(props.selected ?? new Set());
  return <ConfigurationPlan {...props} selected={chosen} onSelect={setChosen} />;
}

const meta = {
  title: 'Widgets/ConfigurationPlan',
  component: ConfigurationPlan,
  tags: ['catalogue'],
  args: { records, onAnswer: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ConfigurationPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('1 to create, 1 to change, 3 to delete, 1 unchanged'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Backbone' }));
    await expect(canvas.getByText('203.0.113.7')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Delete Spare' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose all 2 deletions' }));
    await expect(canvas.getByRole('checkbox', { name: 'Delete eve' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Delete bob' }));
    await expect(canvas.getByRole('checkbox', { name: 'Delete bob' })).not.toBeChecked();
  },
};

const application = (index: number, more: Partial<PlannedRecord> = {}): PlannedRecord => ({
  id: `application ${index}`,
  kind: 'Applications',
  name: `Queue ${index}`,
  change: 'create',
  fields: [],
  ...more,
});
const heldBack = 'Registers as backbone-7. Acme and the copy would register the same user.';

/** Only sections that need a decision or a look are open. */
export const Folded: Story = {
  tags: ['visual'],
  args: {
    records: [
      ...Array.from({ length: 36 }, (_, index) => application(index)),
      {
        id: 'backbone',
        kind: 'Carriers',
        name: 'Backbone',
        change: 'create',
        fields: [],
        heldBack,
      },
      { id: 'spare', kind: 'Carriers', name: 'Spare', change: 'create', fields: [] },
      {
        id: 'transit',
        kind: 'Carriers',
        name: 'Transit',
        change: 'create',
        fields: [],
        warnings: ['Calls from 203.0.113.7 would fit two accounts: Acme has this gateway too.'],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^38 to create.*, 1 left out$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Applications/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByText('Spare')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Include Backbone' }));
    await expect(canvas.getByText(/^39 to create/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the other 1' }));
    await expect(canvas.getByText('Spare')).toBeVisible();
  },
};

/** Only the failed record is shown. */
export const PartlyDone: Story = {
  args: {
    records: [
      ...Array.from({ length: 36 }, (_, index) =>
        application(index, { state: { status: 'done' } }),
      ),
      application(36, { state: { status: 'failed', reason: 'Name is taken.' } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/36 of 37 done/)).toBeVisible();
    await expect(canvas.getByText('Name is taken.')).toBeVisible();
    await expect(canvas.queryByText('Queue 0')).toBeNull();
  },
};

/** Read-only, as when two files are compared. */
export const Compared: Story = { render: (args) => <ConfigurationPlan {...args} /> };

export const UnderWay: Story = {
  tags: ['visual'],
  args: {
    records: [
      {
        id: '1',
        kind: 'Carriers',
        name: 'One',
        change: 'create',
        fields: [],
        state: { status: 'done' },
      },
      {
        id: '2',
        kind: 'Carriers',
        name: 'Two',
        change: 'change',
        fields: [],
        state: { status: 'failed', reason: 'Another record has this name or value already' },
      },
      {
        id: '3',
        kind: 'Carriers',
        name: 'Three',
        change: 'change',
        fields: [],
        state: { status: 'asks', labels: ['Tech prefix'] },
      },
      {
        id: '4',
        kind: 'Carriers',
        name: 'Four',
        change: 'create',
        fields: [],
        state: { status: 'running' },
      },
      {
        id: '5',
        kind: 'Carriers',
        name: 'Five',
        change: 'create',
        fields: [],
        state: { status: 'waiting' },
      },
      {
        id: '6',
        kind: 'Carriers',
        name: 'Six',
        change: 'delete',
        fields: [],
        state: { status: 'skipped', reason: 'Still used by phone number 15550100002.' },
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite Three' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('3', 'overwrite');
  },
};

export const ManyRecords: Story = {
  args: {
    records: Array.from({ length: 5000 }, (_, index) => ({
      id: String(index),
      kind: 'Phone numbers',
      name: `1555${String(index).padStart(7, '0')}`,
      change: 'create' as const,
      fields: [],
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Phone numbers/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(101);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(201);
  },
};

export const Narrow: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div className="w-[326px]">{Story()}</div>],
};
