import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { PasswordPolicy } from './password-policy.tsx';

const Stateful = stateful(PasswordPolicy);

const value = { minLength: 10, requireDigit: true, requireSpecialCharacter: false };

const meta = {
  title: 'Widgets/PasswordPolicy',
  component: PasswordPolicy,
  tags: ['catalogue'],
  args: { value, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-160 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof PasswordPolicy>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const digit = canvas.getByRole('checkbox', { name: 'Password require digit' });
    await expect(digit).toBeChecked();
    await userEvent.click(digit);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...value, requireDigit: false });
    const special = canvas.getByRole('checkbox', { name: 'Password require special character' });
    await expect(special).toHaveAccessibleDescription(/! @ #/);
    await userEvent.click(special);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      minLength: 10,
      requireDigit: false,
      requireSpecialCharacter: true,
    });
  },
};

export const WithErrors: Story = {
  args: { errors: { minLength: 'The platform takes 8 to 20 characters.' } },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Min password length' });
    await expect(select).toHaveAttribute('aria-invalid', 'true');
    await expect(select).toHaveAccessibleDescription('The platform takes 8 to 20 characters.');
  },
};

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { readOnly: true },
};
