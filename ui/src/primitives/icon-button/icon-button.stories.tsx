import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  tags: ['catalogue'],
  args: { icon: Pencil, label: 'Edit carrier', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Edit carrier' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit carrier');
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div className="flex gap-2">
      <IconButton icon={Trash2} label="Delete" tone="danger" />
      <IconButton icon={Trash2} label="Delete, secondary" variant="secondary" tone="danger" />
    </div>
  ),
};

export const Variants: Story = {
  tags: ['visual'],
  render: () => (
    <div className="flex items-center gap-3">
      <IconButton icon={Pencil} label="Edit" />
      <IconButton icon={Pencil} label="Edit, secondary" variant="secondary" />
      <IconButton icon={Trash2} label="Delete" tone="danger" />
      <IconButton icon={Pencil} label="Edit, small" size="sm" />
      <IconButton icon={RefreshCw} label="Refresh" isLoading />
      <IconButton icon={Trash2} label="Delete, disabled" disabled />
    </div>
  ),
};

export const Loading: Story = {
  args: { icon: RefreshCw, label: 'Refresh', isLoading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};
