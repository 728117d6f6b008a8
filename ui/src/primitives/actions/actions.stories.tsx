import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Actions } from './actions.tsx';

const meta = {
  title: 'Primitives/Actions',
  component: Actions,
  tags: ['catalogue'],
  args: {
    children: (
      <>
        <Button variant="primary">Save carrier</Button>
        <Button>Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof Actions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Narrow: Story = {
  decorators: [(Story) => <div className="w-40">{Story()}</div>],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    const below = (button: HTMLElement | undefined) => button?.getBoundingClientRect();
    await expect(below(second)?.top).toBe((below(first)?.bottom ?? 0) + 8);
  },
};
