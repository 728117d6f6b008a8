import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Card, CardHeader } from './card.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  tags: ['catalogue'],
  args: { children: 'Calls are routed to this carrier first.' },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHeader: Story = {
  tags: ['visual'],
  args: {
    as: 'section',
    'aria-label': 'SIP gateways',
    children: (
      <div className="grid gap-4">
        <CardHeader
          title="SIP gateways"
          description="Where calls come from and where they are sent."
          actions={<Button size="sm">Add gateway</Button>}
        />
        <p className="text-small text-muted">No gateways yet.</p>
      </div>
    ),
  },
};

export const NoPadding: Story = {
  args: {
    padding: 'none',
    children: <p className="border-b border-default p-3">A table or list reaches the border.</p>,
  },
};
