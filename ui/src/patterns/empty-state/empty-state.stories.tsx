import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneForwarded, Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { EmptyState } from './empty-state.tsx';

const add = fn();

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
  tags: ['catalogue'],
  args: {
    title: 'No carriers yet.',
    description: 'Carriers bring calls from the phone network to your applications.',
    icon: PhoneForwarded,
    action: (
      <Button variant="primary" icon={Plus} onClick={add}>
        Add carrier
      </Button>
    ),
  },
  decorators: [(Story) => <Card padding="none">{Story()}</Card>],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    add.mockClear();
    await expect(canvas.getByText('No carriers yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add carrier' }));
    await expect(add).toHaveBeenCalledOnce();
  },
};

export const Bare: Story = {
  args: { title: 'No limits.' },
  render: () => <EmptyState title="No limits." icon={null} />,
};

export const LongUnbroken: Story = {
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
  args: { title: unbroken, description: unbroken },
  play: async ({ canvasElement }) => staysInside(canvasElement),
};
