import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { PasswordPolicy } from './password-policy.tsx';

const Stateful = stateful(PasswordPolicy);

const value = { minLength: 10, requireDigit: true, requireSpecialCharacter: false };

const meta = {
  title: 'Widgets/Password policy',
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

export const ChoosingTheLength: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Min password length' });
    await expect(select).toHaveTextContent('10 characters');
    await userEvent.click(select);
    const options = await screen.findAllByRole('option');
    await expect(options).toHaveLength(13);
    await expect(options[0]).toHaveTextContent('8 characters');
    await userEvent.click(screen.getByRole('option', { name: '20 characters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...value, minLength: 20 });
  },
};

export const StoredLengthOutsideTheAllowedOnes: Story = {
  args: { value: { ...value, minLength: 6 }, storedMinLength: 6 },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Min password length' });
    await expect(select).toHaveTextContent('6 characters');
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: '12 characters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...value, minLength: 12 });
    // The way back stays open until something is saved.
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: '6 characters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...value, minLength: 6 });
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
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByText('10 characters')).toBeVisible();
    await expect(canvas.getByText('Yes')).toBeVisible();
    await expect(canvas.getByText('No')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    labels: {
      minLength: 'Mindestlänge eines Kennworts in Zeichen',
      length: (characters) => `mindestens ${characters} Zeichen`,
      requireSpecialCharacter: 'Kennwörter müssen mindestens ein Sonderzeichen enthalten',
      specialCharacterHelp: 'Eines der Zeichen ! @ # $ % ^ & * ( ) _ + - = [ ] { } ; : , . < > / ?',
    },
  },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
};
