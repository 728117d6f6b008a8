import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecordChanges } from './index.ts';

const hook = (verbs: readonly object[]) => JSON.stringify(verbs, null, 2);

const meta = {
  title: 'Patterns/RecordChanges',
  component: RecordChanges,
  tags: ['catalogue'],
  args: {
    fields: [
      {
        path: 'name',
        label: 'Carrier name',
        before: 'Acme Trunks',
        after: 'Acme Trunks Frankfurt',
      },
      { path: 'techPrefix', label: 'Tech prefix', before: null, after: '0049' },
      { path: 'realm', label: 'SIP realm', before: 'sip.acme.example', after: null },
      { path: 'password', label: 'Password', before: null, after: null, isSecret: true },
    ],
  },
} satisfies Meta<typeof RecordChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

const groups = [
  {
    label: 'SIP gateways',
    rows: [
      {
        id: 'gateways.0',
        label: '203.0.113.1:5060',
        kind: 'changed',
        fields: [
          {
            path: 'gateways.0.port',
            label: 'Port',
            before: '5060',
            after: '5061',
            by: 'Also changed by someone else: 5062',
          },
          { path: 'gateways.0.protocol', label: 'Protocol', before: 'UDP', after: 'TLS' },
        ],
      },
      {
        id: 'gateways.1',
        label: '198.51.100.0/24',
        kind: 'added',
        fields: [
          { path: 'gateways.1.use', label: 'Use', before: null, after: 'Inbound' },
          { path: 'gateways.1.port', label: 'Port', before: null, after: '5060' },
        ],
      },
      { id: 'gateways.2', label: 'sip.backup.example', kind: 'moved', fields: [] },
      { id: 'gateways.3', label: '192.0.2.17:5060', kind: 'removed', fields: [] },
    ],
  },
] as const;

export const FieldsAndRows: Story = {
  tags: ['visual'],
  args: { groups, onReset: fn(), onGoTo: fn() },
  play: async ({ args, canvas, userEvent }) => {
    // Words say what the strikethrough and the arrow show.
    await expect(canvas.getByText('Carrier name').nextElementSibling).toHaveTextContent(
      /^was Acme Trunksbecomes Acme Trunks Frankfurt/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Carrier name' }));
    await expect(args.onReset).toHaveBeenLastCalledWith('name');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Port, 203.0.113.1:5060' }));
    await expect(args.onGoTo).toHaveBeenLastCalledWith('gateways.0.port');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset 192.0.2.17:5060' }));
    await expect(args.onReset).toHaveBeenLastCalledWith('gateways.3');
    await expect(canvas.queryByRole('button', { name: 'Reset 203.0.113.1:5060' })).toBeNull();
  },
};

/** Without buttons: for a plan, or for changes already made. */
export const OnlyShown: Story = {
  args: { groups },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NewRecord: Story = {
  args: {
    kind: 'added',
    fields: [
      { path: 'name', label: 'Account name', before: null, after: 'Acme Support' },
      { path: 'realm', label: 'SIP realm', before: null, after: 'acme.sip.example' },
      { path: 'secret', label: 'Webhook secret', before: null, after: null, isSecret: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Not set')).toBeNull();
    await expect(canvas.getByText('Set')).toBeVisible();
  },
};

export const RecordThatGoes: Story = {
  args: {
    kind: 'removed',
    fields: [{ path: 'name', label: 'Account name', before: 'Acme Support', after: null }],
    groups: [],
  },
};

export const LongValues: Story = {
  args: {
    fields: [
      {
        path: 'verbs',
        label: 'Application',
        before: hook([{ verb: 'say', text: 'Good morning.' }, { verb: 'hangup' }]),
        after: hook([
          { verb: 'say', text: 'Good morning, this is Acme.' },
          { verb: 'dial', target: [{ type: 'user', name: 'alice@acme.sip.example' }] },
        ]),
      },
      {
        path: 'notes',
        label: 'Notes',
        before: '',
        after: 'Calls of this carrier are answered by the service desk. '.repeat(6).trim(),
      },
      {
        path: 'token',
        label: 'Registration webhook of the account',
        before: 'POST https://hooks.acme.example/registered',
        after: `POST https://hooks.acme.example/${'registered-'.repeat(9)}`,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show all of Application' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    const value = canvas.getByText(/Good morning, this is Acme/);
    const folded = value.clientHeight;
    await userEvent.click(more);
    const less = canvas.getByRole('button', { name: 'Show less of Application' });
    await expect(less).toHaveFocus();
    await expect(value.clientHeight).toBeGreaterThan(folded);
  },
};

/** A reseller may name two lists alike. */
export const TwoGroupsOfOneName: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { fields: [], groups: [...groups, { label: 'SIP gateways', rows: [groups[0].rows[2]] }] },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('heading', { name: 'SIP gateways' })).toHaveLength(2),
};

export const Narrow: Story = {
  args: { groups, onReset: fn(), onGoTo: fn() },
  decorators: [(Story) => <div className="w-[328px]">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.w-\\[328px\\]');
    await expect(box?.scrollWidth).toBe(328);
  },
};
