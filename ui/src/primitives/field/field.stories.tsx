import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { TextInput } from '../text-input/index.ts';
import { Field } from './field.tsx';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  tags: ['catalogue'],
  args: { label: 'Account name', children: <TextInput defaultValue="Acme Support" /> },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Account name'));
    await expect(canvas.getByRole('textbox', { name: 'Account name' })).toHaveFocus();
  },
};

export const RequiredWithError: Story = {
  tags: ['visual'],
  args: { required: true, help: 'Shown to your callers', error: 'Give the account a name.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Account name/ });
    await expect(input).toBeRequired();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Give the account a name. Shown to your callers',
    );
  },
};

export const LongUnbroken: Story = {
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
  args: { label: unbroken, help: unbroken, error: unbroken, required: true, aside: 'Manual' },
  play: async ({ canvasElement }) => staysInside(canvasElement),
};
