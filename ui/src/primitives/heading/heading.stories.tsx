import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  tags: ['catalogue'],
  args: { level: 2, children: 'SIP gateways' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-3">
      <Heading level={1}>Aurora Wholesale</Heading>
      <Heading level={2}>SIP gateways</Heading>
      <Heading level={3}>Inbound</Heading>
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByRole('heading', { level: 1 });
    page.focus();
    await expect(page).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 2 })).not.toHaveAttribute('tabindex');
  },
};

export const OtherSize: Story = { args: { level: 3, size: 'section' } };
