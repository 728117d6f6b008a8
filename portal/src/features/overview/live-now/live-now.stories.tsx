import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@trunkline/ui/primitives/card';
import { narrow } from '../../../screen/list/list.fixtures.tsx';
import { LiveNowView } from './live-now.view.tsx';

const accountNames = new Map([
  ['a0', 'Acme Support'],
  ['a1', 'Globex Sales'],
  ['a2', 'Initech'],
]);

const meta = {
  title: 'Screens/Overview/Live now',
  component: LiveNowView,
  args: {
    figures: {
      calls: 12,
      busiest: { accountSid: 'a0', calls: 7 },
      longest: { accountSid: 'a1', name: 'support', waiting: 3 },
      answeredAccounts: 3,
    },
    accountNames,
    isLoading: false,
    failures: [],
    status: <span className="text-small text-muted">Updated 4 s ago</span>,
  },
  decorators: [
    (Story) => (
      <Card className="flex max-w-md flex-col gap-3">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LiveNowView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = narrow;
export const OfAnAccount: Story = { args: { accountNames: undefined } };
export const Quiet: Story = {
  args: { figures: { calls: 0, busiest: null, longest: null, answeredAccounts: 3 } },
};
/** More accounts than are polled. */
export const SomeAccounts: Story = {
  args: {
    accountNames: new Map([...accountNames, ['a3', 'Umbrella'], ['a4', 'Hooli']]),
  },
};
export const Longest: Story = {
  args: {
    accountNames: new Map([...accountNames, ['a0', 'Acme Support '.repeat(5).trim()]]),
    figures: {
      calls: 1200,
      busiest: { accountSid: 'a0', calls: 700 },
      longest: { accountSid: 'a1', name: 'reservations-and-changes-in-german', waiting: 120 },
      answeredAccounts: 3,
    },
  },
};
export const Loading: Story = { args: { isLoading: true } };
/** No account responded. */
export const Failed: Story = {
  args: {
    figures: { calls: null, busiest: null, longest: null, answeredAccounts: 0 },
    failures: [
      'Couldn’t load the live calls and queues of 3 accounts: The server isn’t answering.',
    ],
    status: undefined,
  },
};
