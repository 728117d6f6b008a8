import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../../primitives/field/index.ts';
import { PasswordInput } from '../../primitives/password-input/index.ts';
import { PasswordRules, type PasswordRulesProps } from './password-rules.tsx';

function InAField({ password: initial, ...rest }: PasswordRulesProps) {
  const [password, setPassword] = useState(initial);
  return (
    <Field
      label="New password"
      required="marked"
      help={<PasswordRules {...rest} password={password} />}
      error={rest.isRefused ? 'Invalid password.' : undefined}
    >
      <PasswordInput value={password} onChange={(event) => setPassword(event.target.value)} />
    </Field>
  );
}

const strict = { minLength: 8, requireDigit: true, requireSpecialCharacter: true };

const meta = {
  title: 'Widgets/PasswordRules',
  component: PasswordRules,
  tags: ['catalogue'],
  args: { password: '', policy: strict },
  render: (args) => <InAField {...args} />,
  decorators: [(Story) => <div className="max-w-90 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof PasswordRules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const states = () => canvas.getAllByRole('listitem').map(({ dataset }) => dataset['state']);
    await expect(canvas.getByText('Password must:')).toBeVisible();
    await expect(states()).toEqual(['missing', 'missing', 'missing']);
    const input = canvas.getByLabelText(/^New password/);
    await userEvent.type(input, 'seven77');
    await expect(states()).toEqual(['missing', 'met', 'missing']);
    await userEvent.type(input, '!');
    await expect(states()).toEqual(['met', 'met', 'met']);
    await expect(input).toHaveAccessibleDescription(/Be at least 8 characters long \(done\)/);
    // No alert before the form is rejected.
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Refused: Story = {
  tags: ['visual'],
  args: { password: 'horse1', isRefused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Be at least 8 characters long \(not yet\)/,
    );
    await expect(canvas.getByLabelText(/^New password/)).toBeInvalid();
  },
};
