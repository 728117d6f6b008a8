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

export const WithHelp: Story = {
  args: { help: 'Calls are routed to this carrier.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Calls are routed to this carrier.',
    );
  },
};

export const DisabledWithReason: Story = {
  args: { disabled: true, disabledReason: 'The carrier has no gateway yet' },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('switch', { name: 'Active', description: 'The carrier has no gateway yet' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByText('Active'));
    await expect(args.onChange).not.toHaveBeenCalled();
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

export const LongText: Story = {
  args: {
    label: 'Registrierungsberechtigung für eingehende Telefonverbindungen über TLS verlangen',
    help: 'Gilt für alle Endgeräte, die sich an der Domäne dieses Kontos anmelden.',
  },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
};
