import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unbroken } from '../../stays-inside.ts';
import { PriceSummary } from './price-summary.tsx';

const meta = {
  title: 'Widgets/PriceSummary',
  component: PriceSummary,
  tags: ['catalogue'],
  args: {
    currency: 'usd',
    lines: [
      { label: 'Concurrent calls', before: 10, after: 30 },
      { label: 'Registered devices', before: 0, after: 5 },
    ],
    monthly: { before: 10_000, after: 24_500 },
    prorated: 7250,
    nextInvoice: 'Dec 20, 2026',
  },
  decorators: [(Story) => <div className="max-w-120 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof PriceSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChargedNow: Story = {
  tags: ['visual'],
};

export const Credit: Story = {
  args: {
    lines: [{ label: 'Concurrent calls', before: 30, after: 10 }],
    monthly: { before: 24_000, after: 10_000 },
    prorated: -7000,
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Credit on the next invoice/ });
    await expect(row).toHaveTextContent('$70.00');
  },
};

export const OneLabelTwice: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    lines: [
      { label: 'Calls', before: 10, after: 30 },
      { label: 'Calls', before: 0, after: 5 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row', { name: /^Calls/ })).toHaveLength(2);
  },
};

export const NothingNow: Story = {
  args: { prorated: 0, nextInvoice: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Nothing is charged now/ })).toBeVisible();
  },
};

/** An unbroken word wraps: nothing overflows. */
export const EndlessWord: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    lines: [{ label: unbroken, before: 10, after: 30 }],
    labels: { before: unbroken, monthly: unbroken, payNow: unbroken, nextInvoice: () => unbroken },
  },
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('table');
    await expect(shown.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await expect(shown.scrollWidth).toBeLessThanOrEqual(320);
  },
};
