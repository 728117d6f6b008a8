import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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
      <Button variant="primary" tone="danger">
        Delete carrier
      </Button>
      <Button tone="danger" icon={Trash2}>
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
  args: { canWrap: true, children: 'Would you like to purchase additional device registrations?' },
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

/** A row wraps before a label does, and a label only where the container is narrower than it. */
export const InNarrowRow: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: () => (
    <div className="flex w-40 flex-wrap gap-2">
      <Button icon={Plus}>Add outbound gateway</Button>
      <Button>Cancel</Button>
      <Button>Save now</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const boxOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();
    const [long, cancel, save] = [
      boxOf('Add outbound gateway'),
      boxOf('Cancel'),
      boxOf('Save now'),
    ];
    await expect(long.width).toBe(160);
    await expect(long.height).toBeGreaterThan(cancel.height);
    await expect(save.height).toBe(cancel.height);
    await expect(save.top).toBeGreaterThan(cancel.bottom);
  },
};

/** Every variant can be red: `primary` confirms a loss, the others lead to one. */
export const Danger: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="primary" tone="danger">
        Delete carrier
      </Button>
      <Button tone="danger">Delete…</Button>
      <Button variant="ghost" tone="danger">
        Remove
      </Button>
    </div>
  ),
};

/** An `onClick` that returns a promise locks the button: further presses are ignored until it settles. */
export const LocksUntilItsAnswer: Story = {
  tags: ['!autodocs'],
  render: () => <Slow />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Call' });
    button.click();
    button.click();
    await expect(await canvas.findByRole('button', { name: 'Call', busy: true })).toBe(button);
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 begun');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 begun');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
  },
};

function Slow() {
  const [count, setCount] = useState(0);
  const [answer, setAnswer] = useState<() => void>();
  const call = () => {
    setCount((before) => before + 1);
    return new Promise<void>((resolve) => setAnswer(() => resolve));
  };
  return (
    <div className="flex items-center gap-3">
      <Button onClick={call}>Call</Button>
      <Button onClick={answer}>Answer</Button>
      <span role="status">{count} begun</span>
    </div>
  );
}
