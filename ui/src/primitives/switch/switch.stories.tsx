import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  tags: ['catalogue'],
  args: { label: 'Active', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Active' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Active'));
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const WithError: Story = {
  args: { error: 'The carrier has no gateway to send calls to.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Active' });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      'The carrier has no gateway to send calls to.',
    );
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <div className="grid max-w-sm gap-3">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="With help" help="Calls are routed to this carrier." defaultChecked />
      <Switch label="Disabled" disabled />
      <Switch label="Disabled and on" disabled defaultChecked />
    </div>
  ),
};
