import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  tags: ['catalogue'],
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  tags: ['visual'],
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
      <Button variant="ghost">Skip</Button>
      <Button variant="destructive">Delete carrier</Button>
      <Button variant="destructive-quiet" icon={Trash2}>
        Delete carrier
      </Button>
      <Button size="sm" icon={Plus}>
        Add gateway
      </Button>
      <Button disabled>Disabled</Button>
      <Button variant="primary" isLoading>
        Saving
      </Button>
    </div>
  ),
};

export const Loading: Story = {
  args: { variant: 'primary', isLoading: true, children: 'Saving', type: 'submit' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Wraps: Story = {
  args: { wraps: true, children: 'Would you like to purchase additional device registrations?' },
  render: (args) => (
    <div className="w-60">
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(240);
    await expect(height).toBeGreaterThan(48);
  },
};
