import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CallReach } from './call-reach.tsx';

const none = { count: 0, examples: [] };

const meta = {
  title: 'Widgets/CallReach',
  component: CallReach,
  tags: ['catalogue'],
  args: {
    reach: {
      calls: 500,
      unknown: 4,
      rejected: {
        count: 3,
        examples: [
          { from: '15085551234', to: '4915112345678', before: 'Backbone', after: null },
          { from: '15085551234', to: '4915112340000', before: 'Backbone', after: null },
          { from: '12125550100', to: '4915112349999', before: 'Backbone', after: null },
        ],
      },
      carrier: {
        count: 12,
        examples: [
          { from: '15085551234', to: '442079460123', before: 'Backbone', after: 'Skyline SIP' },
        ],
      },
      application: none,
      accepted: none,
    },
  },
} satisfies Meta<typeof CallReach>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  async play({ canvasElement }) {
    const reach = within(canvasElement).getByRole('region', { name: 'Past calls' });
    await expect(reach).toHaveTextContent('Of 500 past calls');
    await expect(reach).toHaveTextContent('12 would leave by another carrier');
    await expect(reach).toHaveTextContent('15085551234 → 4915112345678: Backbone → rejected');
    await expect(within(reach).getAllByRole('img', { name: 'to' })[0]).toHaveTextContent('→');
    await expect(within(reach).getAllByRole('img', { name: 'then' })[0]).toHaveTextContent('→');
    await expect(reach).toHaveTextContent('4 can’t be decided.');
  },
};

export const Inbound: Story = {
  args: {
    reach: {
      calls: 120,
      unknown: 0,
      rejected: none,
      carrier: none,
      application: {
        count: 7,
        examples: [
          { from: '15085551234', to: '12125550100', before: 'Reception', after: 'Night desk' },
        ],
      },
      accepted: {
        count: 1,
        examples: [{ from: '4930901820', to: '12125550199', before: null, after: 'Reception' }],
      },
    },
  },
};

export const NothingChanges: Story = {
  args: {
    reach: {
      calls: 500,
      unknown: 0,
      rejected: none,
      carrier: none,
      application: none,
      accepted: none,
    },
  },
};

export const NoCalls: Story = {
  args: {
    reach: {
      calls: 0,
      unknown: 0,
      rejected: none,
      carrier: none,
      application: none,
      accepted: none,
    },
  },
};
