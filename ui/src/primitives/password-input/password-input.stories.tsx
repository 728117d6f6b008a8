import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Primitives/PasswordInput',
  component: PasswordInput,
  tags: ['catalogue'],
  args: { onChange: fn() },
  render: (args) => (
    <Field label="Password" className="max-w-sm">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'correct horse');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const CapsLock: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    // One user-event session: it holds the Caps Lock state.
    const user = userEvent.setup();
    const input = canvas.getByLabelText('Password');
    await user.click(input);
    await user.keyboard('a');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('{CapsLock}a');
    await expect(canvas.getByRole('status')).toHaveTextContent('CAPSLOCK is enabled!');
    await user.keyboard('{CapsLock}a');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const KeepsPasswordManagersOut: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toHaveAttribute('data-1p-ignore');
    await expect(input).toHaveAttribute('data-lpignore', 'true');
  },
};

export const ForPasswordManagers: Story = {
  args: { autoComplete: 'current-password' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await expect(input).not.toHaveAttribute('data-1p-ignore');
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid max-w-sm gap-3">
      <PasswordInput aria-label="Empty" placeholder="Paste the key" />
      <PasswordInput aria-label="Filled" defaultValue="correct horse" />
      <PasswordInput aria-label="Without reveal" canReveal={false} defaultValue="correct horse" />
      <PasswordInput aria-label="Invalid" aria-invalid defaultValue="short" />
      <PasswordInput aria-label="Read-only" readOnly defaultValue="correct horse" />
      <PasswordInput aria-label="Disabled" disabled defaultValue="correct horse" />
      <PasswordInput aria-label="Small" size="sm" defaultValue="correct horse" />
    </div>
  ),
};
