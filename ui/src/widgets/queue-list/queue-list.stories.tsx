import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/stack/index.ts';
import { ConferenceList } from './conference-list.tsx';
import { QueueList } from './queue-list.tsx';

const meta = {
  title: 'Widgets/QueueList',
  component: QueueList,
  subcomponents: { ConferenceList },
  tags: ['catalogue'],
  args: {
    queues: [
      { accountSid: 'acme', name: 'support', waiting: 3 },
      { accountSid: 'acme', name: 'vip line', waiting: 12 },
      { accountSid: 'acme', name: 'sales', waiting: 0 },
    ],
  },
} satisfies Meta<typeof QueueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    // The longest queue comes first.
    const [, first, , last] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('vip line');
    await expect(last).toHaveTextContent('sales');
  },
};

export const OfSeveralAccounts: Story = {
  args: { accountNames: new Map([['acme', 'Acme Support']]) },
};
export const CallersToTake: Story = {
  args: { onTakeCaller: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Take the next caller of vip line' }),
    );
    await expect(args.onTakeCaller).toHaveBeenCalledWith(args.queues[1]);
  },
};
export const Empty: Story = { args: { queues: [] } };
export const Loading: Story = { args: { queues: [], isLoading: true } };

export const Conferences: Story = {
  render: () => (
    <Stack gap="lg">
      <ConferenceList
        conferences={[
          { accountSid: 'acme', name: 'standup' },
          { accountSid: 'globex', name: 'pipeline' },
        ]}
        accountNames={
          new Map([
            ['acme', 'Acme Support'],
            ['globex', 'Globex Sales'],
          ])
        }
      />
      <ConferenceList conferences={[]} />
    </Stack>
  ),
};
