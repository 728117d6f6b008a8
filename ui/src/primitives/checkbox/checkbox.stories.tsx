import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  tags: ['catalogue'],
  args: { label: 'Pad crypto', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Pad crypto' });
    await userEvent.click(canvas.getByText('Pad crypto'));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const WithError: Story = {
  args: { label: 'I accept the terms', required: true, error: 'Accept the terms to go on.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Accept the terms to go on.');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <div className="grid max-w-sm gap-3">
      <Checkbox label="Unchecked" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox
        label="Send OPTIONS ping"
        defaultChecked
        help="Sends an OPTIONS request to the gateway every 30 seconds."
      />
      <Checkbox label="Invalid" aria-invalid />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and checked" disabled defaultChecked />
    </div>
  ),
};
