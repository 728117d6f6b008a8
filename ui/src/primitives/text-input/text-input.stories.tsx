import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextInput } from './text-input.tsx';

const meta = {
  title: 'Primitives/TextInput',
  component: TextInput,
  tags: ['catalogue'],
  args: { 'aria-label': 'SIP realm', onChange: fn() },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { placeholder: 'acme.sip.example.net' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'SIP realm' });
    await userEvent.type(input, 'globex.sip.example.net');
    await expect(input).toHaveValue('globex.sip.example.net');
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-3">
      <TextInput aria-label="Empty" placeholder="1.2.3.4 / sip.my.com" />
      <TextInput aria-label="Filled" defaultValue="Acme Support" />
      <TextInput aria-label="Mono" isMono defaultValue="a8b10404-c054-4b27-81a9-f5d6696dc5c8" />
      <TextInput aria-label="Invalid" aria-invalid defaultValue="not a host" />
      <TextInput aria-label="Read-only" readOnly defaultValue="acme.sip.example.net" />
      <TextInput aria-label="Disabled" disabled defaultValue="acme.sip.example.net" />
      <TextInput aria-label="Small" size="sm" defaultValue="5060" />
    </div>
  ),
};
