import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../../primitives/card/index.ts';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Patterns/ErrorState',
  component: ErrorState,
  tags: ['catalogue'],
  args: {
    title: "Couldn't load the carriers.",
    message: 'The platform did not answer. Check your connection and try again.',
    onRetry: fn(),
  },
  decorators: [(Story) => <Card padding="none">{Story()}</Card>],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't load the carriers.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { isLoading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

let answer = () => {};
export const RetryUnderWay: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    onRetry: fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    answer();
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  },
};

export const WithDetails: Story = {
  tags: ['visual'],
  args: { details: 'GET /Accounts/a8b10404-c054-4b27-81a9-f5d6696dc5c8/Carriers answered 500' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await expect(canvas.getByText(/answered 500/)).toBeVisible();
  },
};

export const WithoutRetry: Story = {
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongUnbroken: Story = {
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
  args: { title: unbroken, message: unbroken, details: unbroken },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Details'));
    await staysInside(canvas.getByRole('alert'));
  },
};
