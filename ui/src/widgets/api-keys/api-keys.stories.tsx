import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ApiKeys } from './api-keys.tsx';
import type { ApiKeysProps } from './api-keys.types.ts';

const today = new Date(2026, 10, 20, 9, 30);
const token = (index: number) => `a8b10404-c054-4b27-81a9-${String(index).padStart(12, '0')}`;
const keys = [
  { sid: 'key-1', token: token(1234), lastUsed: null },
  { sid: 'key-2', token: token(2345), lastUsed: new Date(2026, 10, 20, 1) },
  { sid: 'key-3', token: token(3456), lastUsed: new Date(2026, 10, 19, 23) },
  { sid: 'key-4', token: token(4567), lastUsed: new Date(2026, 10, 8, 12) },
];

function Stateful(props: ApiKeysProps) {
  const [rows, setRows] = useState(props.keys);
  return (
    <ApiKeys
      {...props}
      keys={rows}
      onCreate={async () => {
        const created = await props.onCreate();
        setRows([...rows, { sid: 'key-new', token: created.token, lastUsed: null }]);
        return created;
      }}
      onDelete={async (sid) => {
        await props.onDelete(sid);
        setRows(rows.filter((row) => row.sid !== sid));
      }}
    />
  );
}

const meta = {
  title: 'Widgets/ApiKeys',
  component: ApiKeys,
  tags: ['catalogue'],
  args: {
    keys,
    today,
    label: 'Account',
    canEdit: true,
    onCreate: fn(async () => ({ token: token(9876) })),
    onDelete: fn(async () => undefined),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-200">{Story()}</div>],
} satisfies Meta<typeof ApiKeys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
};

export const Adding: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add key' });
    await userEvent.click(add);
    const dialog = await screen.findByRole('dialog', { name: 'Here is your new API key' });
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(within(dialog).getByRole('textbox', { name: 'API key' })).toHaveValue(token(9876));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Shown only once: afterwards the row masks it.
    await expect(canvas.getByText('••••••••9876')).toBeVisible();
    await expect(canvas.queryByText(token(9876))).toBeNull();
    await waitFor(() => expect(add).toHaveFocus());
  },
};

export const AddingFails: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    onCreate: fn(async () => {
      throw new Error('The platform did not answer.');
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add key' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The platform did not answer.'),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Deleting: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    const opener = await canvas.findByRole('button', { name: 'Delete API key ending in 2345' });
    await userEvent.click(opener);
    const question = 'Are you sure you want to delete the following API key?';
    const dialog = await screen.findByRole('alertdialog', { name: question });
    await expect(dialog).toHaveTextContent('••••••••2345');
    await expect(dialog).not.toHaveTextContent(token(2345));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete key' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenLastCalledWith('key-2');
    await expect(canvas.queryByText('••••••••2345')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add key' })).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { keys: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No API keys yet.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { keys: [], error: 'The platform did not answer.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  tags: ['visual'],
  args: { label: 'Dienstanbieter und Wiederverkäufer' },
  decorators: [(Story) => <div className="w-88 max-w-full">{Story()}</div>],
};
