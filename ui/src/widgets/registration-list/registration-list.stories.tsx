import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RegistrationList } from './registration-list.tsx';

const until = Date.UTC(2026, 10, 20, 12, 30);

const meta = {
  title: 'Widgets/RegistrationList',
  component: RegistrationList,
  tags: ['catalogue'],
  args: {
    clients: [
      { accountSid: 'acme', username: 'softphone', until, transport: 'wss' },
      { accountSid: 'acme', username: 'desk100', until: until + 600_000, transport: 'udp' },
      { accountSid: 'acme', username: 'guest', until, transport: null },
    ],
  },
} satisfies Meta<typeof RegistrationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('desk100');
    await expect(canvas.getByText('WSS')).toBeVisible();
  },
};

export const OfSeveralAccounts: Story = {
  args: { accountNames: new Map([['acme', 'Acme Support']]) },
};
export const Empty: Story = { args: { clients: [] } };
export const Loading: Story = { args: { clients: [], isLoading: true } };
