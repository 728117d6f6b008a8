import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CopyText } from './copy-text.tsx';

const meta = {
  title: 'Primitives/CopyText',
  component: CopyText,
  tags: ['catalogue'],
  args: { value: 'a8b10404-c054-4b27-81a9-f5d6696dc5c8', label: 'Copy account SID' },
} satisfies Meta<typeof CopyText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
};

export const Proportional: Story = {
  args: { value: '+49 30 901820', label: 'Copy phone number', isMono: false },
};

export const LongText: Story = {
  decorators: [(Story) => <div className="w-48">{Story()}</div>],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.value)).toHaveAttribute('title', args.value);
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
