import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { emptyUser, type UserValue, validateUser } from './user.model.ts';
import { UserForm } from './user-form.tsx';
import type { UserFormProps } from './user-form.types.ts';

function Stateful(props: UserFormProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="grid gap-5">
      <UserForm
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </div>
  );
}

const policy = { minLength: 8, requireDigit: true, requireSpecialCharacter: true };
const accounts = [
  { value: '9351f46a-678c-43f5-b8a6-d4eb58d131af', label: 'Acme Support' },
  { value: '2708b1b3-2736-40ea-b502-c53d8396247f', label: 'Globex Sales' },
];
const stored: UserValue = {
  ...emptyUser,
  accountSid: accounts[0]?.value ?? '',
  name: 'acme-ops',
  email: 'ops@acme.example',
  mustChangePassword: false,
};
const sid = '61bf724a-e8a4-4cbb-9c4a-218d61b7c928';

const meta = {
  title: 'Widgets/User form',
  component: UserForm,
  tags: ['catalogue'],
  args: {
    value: emptyUser,
    onChange: fn(),
    scopes: [{ scope: 'admin' }, { scope: 'service_provider' }, { scope: 'account' }],
    accounts,
    policy,
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-form bg-page p-4">{Story()}</div>],
} satisfies Meta<typeof UserForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvas, args }) => {
    // What only a stored user has is not there.
    await expect(canvas.queryByRole('checkbox', { name: 'Active' })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: 'View only' })).toBeNull();
    await expect(canvas.queryByText('User SID')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Require password change' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'User email' })).toHaveAttribute(
      'type',
      'email',
    );
    await expect(canvas.getByLabelText(/^Temporary password/)).toBeRequired();

    await userEvent.click(canvas.getByRole('combobox', { name: 'Account' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Globex Sales' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...emptyUser,
      accountSid: accounts[1]?.value,
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Service provider' }));
    await expect(canvas.queryByRole('combobox', { name: 'Account' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Account' }));
    // The choice of before is back.
    await expect(canvas.getByRole('combobox', { name: 'Account' })).toHaveValue('Globex Sales');
  },
};

export const Stored: Story = {
  tags: ['visual'],
  args: { value: stored, sid },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(sid)).toBeVisible();
    const password = canvas.getByLabelText(/^Temporary password/);
    await expect(password).not.toBeRequired();
    await expect(password).toHaveAccessibleDescription('Leave blank to keep the current password.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'View only' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...stored, isViewOnly: true });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...stored,
      isViewOnly: true,
      isActive: false,
    });
    // The rules appear with the first character.
    await userEvent.type(password, 'a');
    await expect(canvas.getByText('Password must:')).toBeVisible();
    await userEvent.clear(password);
    await expect(canvas.queryByText('Password must:')).toBeNull();
  },
};

export const WithErrors: Story = {
  tags: ['visual'],
  args: {
    value: { ...emptyUser, email: 'nobody', password: 'short' },
    errors: validateUser(
      { ...emptyUser, email: 'nobody', password: 'short' },
      { isNew: true, policy },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Account' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(
      /^Enter a username\./,
    );
    await expect(canvas.getByRole('textbox', { name: 'User email' })).toBeInvalid();
    await expect(canvas.getByLabelText(/^Temporary password/)).toHaveAccessibleDescription(
      /^Invalid password\. Password must:/,
    );
  },
};

export const RestrictedMoves: Story = {
  args: {
    value: stored,
    sid,
    scopes: [
      { scope: 'admin', disabledReason: 'The platform promotes nobody.' },
      { scope: 'service_provider', disabledReason: 'The platform promotes nobody.' },
      { scope: 'account' },
    ],
    warnings: {
      accountSid: 'Saving ends this user’s sessions: they have to log in again.',
      isActive: 'This is you.',
    },
  },
  play: async ({ canvas }) => {
    const admin = canvas.getByRole('radio', { name: 'Admin' });
    await expect(admin).toBeDisabled();
    await expect(admin).toHaveAccessibleDescription('The platform promotes nobody.');
    await expect(canvas.getByRole('radio', { name: 'Account' })).toBeChecked();
    await expect(canvas.getByText(/Saving ends this user’s sessions/)).toBeVisible();
  },
};

export const OwnAccountOnly: Story = {
  args: {
    value: { ...emptyUser, accountSid: accounts[0]?.value ?? '' },
    scopes: [{ scope: 'account' }],
    isAccountFixed: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Account' })).toHaveValue('Acme Support');
    await expect(canvas.getByRole('textbox', { name: 'Account' })).toHaveAttribute('readonly');
  },
};

export const NoAccounts: Story = {
  args: { accounts: [], errors: { accountSid: 'Choose the account this user belongs to.' } },
  play: async ({ canvas }) => {
    const account = canvas.getByRole('textbox', { name: 'Account' });
    await expect(account).toBeDisabled();
    await expect(account).toHaveValue('No accounts.');
  },
};

export const Loading: Story = { args: { accounts: undefined } };

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { value: stored, sid, readOnly: true, disabledReason: 'Your user has view-only access.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: 'Account' })).toHaveValue('Acme Support');
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByLabelText(/^Temporary password/)).toBeNull();
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box).toHaveAttribute('aria-disabled', 'true');
      await expect(box).toHaveAccessibleDescription(/Your user has view-only access\.$/);
    }
  },
};

export const LongText: Story = {
  args: {
    value: {
      ...stored,
      name: 'a-name-of-sixty-four-characters-that-no-column-was-ever-made-for',
      email: 'a-name-of-sixty-four-characters-that-no-column-was-made-for@acme.example',
    },
    sid,
    labels: {
      mustChange: 'Änderung des Kennworts bei der nächsten Anmeldung erzwingen',
      viewOnly: 'Darf alles innerhalb seines Bereichs sehen, aber nichts verändern',
    },
  },
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
};
