import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Plan } from './plan.model.ts';
import { PlanMessage } from './plan-message.tsx';

const plan: Plan = {
  type: 'trial',
  isActive: true,
  calls: 5,
  devices: 15,
  trialEnd: new Date('2026-12-12T00:00:00.000Z'),
  bill: null,
};

const meta = {
  title: 'Widgets/PlanMessage',
  component: PlanMessage,
  tags: ['catalogue'],
  args: { plan },
  decorators: [(Story) => <div className="bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof PlanMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your free trial will end on Dec 12, 2026/)).toBeVisible();
  },
};
export const Paid: Story = {
  args: { plan: { ...plan, type: 'paid', bill: { amount: '$50.00', on: new Date(2026, 11, 20) } } },
};
export const Credit: Story = {
  args: {
    plan: {
      ...plan,
      type: 'paid',
      bill: { amount: '$3.75', on: new Date(2026, 11, 20), isCredit: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is a credit of \$3\.75\./)).toBeVisible();
  },
};
export const Free: Story = { args: { plan: { ...plan, type: 'free', calls: 1, devices: 1 } } };
export const SwitchedOff: Story = {
  tags: ['visual'],
  args: { plan: { ...plan, type: 'free', isActive: false } },
};
