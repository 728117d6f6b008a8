import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from './badge.tsx';
import { Count } from './count.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  tags: ['catalogue'],
  args: { children: 'Registered', tone: 'success' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Registered').parentElement;
    await expect(badge).toHaveAttribute('data-tone', 'success');
    // Every status has an icon: colour is never the only sign.
    await expect(badge?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <div className="flex flex-wrap items-center gap-3 bg-card p-4">
      <Badge>Not tested</Badge>
      <Badge tone="accent">Default</Badge>
      <Badge tone="success">Registered</Badge>
      <Badge tone="success" isQuiet>
        Active
      </Badge>
      <Badge tone="warning">Expires soon</Badge>
      <Badge tone="danger">Failed</Badge>
      <Badge tone="info">Trial</Badge>
      <Badge tone="accent" icon={Radio}>
        Live
      </Badge>
      <Badge icon={null}>14 gateways</Badge>
      <Count value={3} label="3 unseen alerts" tone="danger" />
      <Count value={12} label="12 filters" tone="accent" />
      <Count value={1200} label="1200 unseen alerts" />
    </div>
  ),
};

export const CountIsCapped: Story = {
  render: () => <Count value={120} label="120 unseen alerts" tone="danger" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    // Right-to-left order would turn it into '+99'.
    await expect(canvas.getByText('99+')).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByText('120 unseen alerts')).toBeInTheDocument();
  },
};
