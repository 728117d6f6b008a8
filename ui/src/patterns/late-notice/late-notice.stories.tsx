import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LateNotice } from './late-notice.tsx';

const meta = {
  title: 'Patterns/LateNotice',
  component: LateNotice,
  tags: ['catalogue'],
  args: { afterMs: 0, onRetry: fn() },
} satisfies Meta<typeof LateNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('There is no answer yet. Still waiting.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Shows nothing until the wait gets long. */
export const InTime: Story = {
  args: { afterMs: 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A retry restarts the delay. */
export const AskedAgain: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { afterMs: 50 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const WithoutRetry: Story = {
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no answer yet/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
