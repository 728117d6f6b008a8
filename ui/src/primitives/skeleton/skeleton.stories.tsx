import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  tags: ['catalogue'],
  decorators: [(Story) => <div className="max-w-96 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Paragraph: Story = {
  tags: ['visual'],
  args: { lines: 4 },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-skeleton]');
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    await expect(skeleton?.children).toHaveLength(4);
  },
};

/** The block is as large as the content it stands in for. */
export const Block: Story = {
  tags: ['visual'],
  args: { className: 'h-40 w-full' },
};
