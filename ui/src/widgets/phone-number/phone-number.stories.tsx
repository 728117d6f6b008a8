import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhoneNumber } from './index.ts';

const meta = {
  title: 'Widgets/PhoneNumber',
  component: PhoneNumber,
  tags: ['catalogue'],
  args: { value: '442079460123' },
} satisfies Meta<typeof PhoneNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const E164: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+44 20 7946 0123')).toHaveAttribute('title', '442079460123');
  },
};

/** A number pattern of the platform is shown unchanged. */
export const Pattern: Story = {
  args: { value: '1508*' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1508*')).toBeVisible();
  },
};
