import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SubdomainField } from './subdomain-field.tsx';

const meta = {
  title: 'Widgets/SubdomainField',
  component: SubdomainField,
  tags: ['catalogue'],
  args: { value: '', onChange: fn(), rootDomain: 'sip.example.com', availability: 'unknown' },
  decorators: [(Story) => <div className="max-w-100 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof SubdomainField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subdomain' }), 'a');
    await expect(args.onChange).toHaveBeenLastCalledWith('a');
  },
};
export const Free: Story = {
  args: { value: 'acme', availability: 'free' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This name is available.');
  },
};
export const Taken: Story = {
  tags: ['visual'],

  args: { value: 'acme', availability: 'taken' },
};
export const Checking: Story = { args: { value: 'acme', availability: 'checking' } };
export const Wrong: Story = {
  args: { value: 'Acme' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText('Use lower-case letters, digits and hyphens.')).toBeVisible();
  },
};
