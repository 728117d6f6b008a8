import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../field/index.ts';
import { TextInput } from '../text-input/index.ts';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  tags: ['catalogue'],
  args: {
    children: (
      <>
        <Field label="Name">
          <TextInput defaultValue="Aurora Wholesale" />
        </Field>
        <Field label="SIP realm">
          <TextInput defaultValue="sip.aurora.example" />
        </Field>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Sections: Story = { args: { gap: 'lg' } };

export const List: Story = {
  args: {
    as: 'ul',
    gap: 'xs',
    children: (
      <>
        <li>203.0.113.10</li>
        <li>203.0.113.11</li>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toContainElement(canvas.getByText('203.0.113.11'));
  },
};

export const LongWord: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { children: <p>{'sip.'.repeat(60)}</p> },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^sip/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(240);
  },
};
