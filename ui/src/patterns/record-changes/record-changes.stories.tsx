import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RecordChanges } from './index.ts';

const meta = {
  title: 'Patterns/Record changes',
  component: RecordChanges,
  tags: ['catalogue'],
  args: {
    fields: [
      { path: 'name', label: 'Carrier name', before: 'Backbone', after: 'Backbone West' },
      { path: 'prefix', label: 'Tech prefix', before: null, after: '00777' },
      {
        path: 'realm',
        label: 'SIP realm',
        before: 'sip.backbone.example.com',
        after: null,
        by: 'Also changed by someone else: sip2.backbone.example.com',
      },
      { path: 'password', label: 'Password', before: null, after: null, isSecret: true },
    ],
    groups: [
      {
        label: 'SIP gateways',
        rows: [
          { id: 'a', label: '203.0.113.7:5060', kind: 'added', fields: [] },
          {
            id: 'b',
            label: '203.0.113.9',
            kind: 'changed',
            fields: [{ path: 'b.port', label: 'Port', before: '5060', after: '5061' }],
          },
          { id: 'c', label: '198.51.100.4', kind: 'removed', fields: [] },
        ],
      },
      { label: 'Routes', rows: [{ id: 'r', label: '^49', kind: 'moved', fields: [] }] },
    ],
  },
} satisfies Meta<typeof RecordChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FieldsAndRows: Story = {
  tags: ['visual'],
  args: { onReset: fn(), onGoTo: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Tech prefix' }));
    await expect(args.onReset).toHaveBeenCalledWith('prefix');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to 203.0.113.9' }));
    await expect(args.onGoTo).toHaveBeenCalledWith('b');
    await expect(canvas.getByText('Changed; secrets are not shown')).toBeVisible();
  },
};

export const ToRead: Story = {};

export const LongValues: Story = {
  args: {
    groups: [],
    fields: [
      {
        path: 'json',
        label: 'Webhook override',
        before: JSON.stringify(
          [{ verb: 'say', text: 'Good morning' }, { verb: 'hangup' }],
          null,
          2,
        ),
        after: JSON.stringify(
          [{ verb: 'say', text: 'Good evening' }, { verb: 'pause', length: 1 }, { verb: 'hangup' }],
          null,
          2,
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Show all' });
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible();
  },
};

export const Narrow: Story = {
  tags: ['visual'],
  args: { onReset: fn(), onGoTo: fn() },
  decorators: [(Story) => <div className="w-[326px]">{Story()}</div>],
};
