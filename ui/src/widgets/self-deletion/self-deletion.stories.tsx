import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { deleteMessage, SelfDeletion } from './self-deletion.tsx';

const meta = {
  title: 'Widgets/SelfDeletion',
  component: SelfDeletion,
  tags: ['catalogue'],
  args: { hasPassword: true, onDelete: fn(), onCancel: fn() },
  decorators: [(Story) => <div className="max-w-140 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof SelfDeletion>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = { name: 'PERMANENTLY DELETE MY ACCOUNT' };

export const WithPassword: Story = {
  tags: ['visual'],

  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret');
    await userEvent.type(canvas.getByLabelText(/^Delete message/), 'Delete my account');
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(canvas.getByText(/^You must type the delete message correctly/)).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText(/^Delete message/));
    await userEvent.type(canvas.getByLabelText(/^Delete message/), deleteMessage);
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(args.onDelete).toHaveBeenCalledWith('secret');
  },
};

export const WithoutPassword: Story = {
  args: { hasPassword: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull();
    await userEvent.type(canvas.getByLabelText(/^Delete message/), `${deleteMessage}{Enter}`);
    await expect(args.onDelete).toHaveBeenCalledWith('');
  },
};

export const Refused: Story = { args: { error: 'The account could not be deleted.' } };
export const Busy: Story = { args: { isLoading: true } };
