import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

function WithOpener({ open, onOpenChange, ...rest }: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(open);
  const handleOpenChange = (next: boolean) => {
    setIsOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      <ConfirmDialog {...rest} open={isOpen} onOpenChange={handleOpenChange} />
    </>
  );
}

const meta = {
  title: 'Patterns/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['catalogue'],
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete carrier Telefónica?',
    children: 'This also deletes its two gateways. Calls already running are not cut off.',
    confirmLabel: 'Delete carrier',
    tone: 'danger',
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

/** An action that the story resolves or rejects. */
function controlled() {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const onConfirm = fn(
    () =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
      }),
  );
  return {
    onConfirm,
    resolve: () => settle?.resolve(),
    reject: (message: string) => settle?.reject(new Error(message)),
  };
}
const success = controlled();
const failure = controlled();

export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Delete carrier Telefónica?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Delete carrier' })).toBeEnabled();
  },
};

export const Cancelled: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await closed();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Succeeds: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { onConfirm: success.onConfirm },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete carrier' });
    await userEvent.dblClick(confirm);
    await expect(success.onConfirm).toHaveBeenCalledOnce();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    success.resolve();
    await closed();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Fails: Story = {
  tags: ['visual'],
  args: { onConfirm: failure.onConfirm },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete carrier' });
    await userEvent.click(confirm);
    failure.reject('The carrier is used by three phone numbers.');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'The carrier is used by three phone numbers.',
      ),
    );
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    // A retry is possible and clears the old message.
    await userEvent.click(confirm);
    await expect(failure.onConfirm).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    failure.reject('The carrier is used by three phone numbers.');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};

export const TypedConfirmation: Story = {
  tags: ['visual'],
  args: { typedConfirmation: 'Telefónica' },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete carrier' });
    const input = screen.getByRole('textbox', { name: 'Type Telefónica to confirm' });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await expect(confirm).toHaveAccessibleDescription('Type Telefónica to confirm');
    await userEvent.keyboard('telefónica{Enter}');
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, 'Telefónica');
    await expect(confirm).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const NeutralTone: Story = {
  args: {
    tone: 'neutral',
    title: 'Send a test call?',
    children: 'Your phone rings within ten seconds.',
    confirmLabel: 'Send test call',
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send test call' })).toHaveFocus(),
    );
  },
};

export const RunByTheCaller: Story = {
  args: { isLoading: true, error: 'Not shown while it runs' },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete carrier' });
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const ErrorFromTheCaller: Story = {
  args: { error: 'The platform did not answer.' },
  play: async () => {
    await expect(await screen.findByText('The platform did not answer.')).toBeInTheDocument();
  },
};

export const LongUnbroken: Story = {
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
  args: {
    title: `Delete ${unbroken}?`,
    children: unbroken,
    error: unbroken,
    typedConfirmation: unbroken,
  },
  play: async () => staysInside(await screen.findByRole('alertdialog')),
};

/** A third action becomes the primary one. The initial focus stays on the action that loses nothing. */
export const Alternative: Story = {
  args: {
    title: 'Leave without saving?',
    children: 'The changes on this page have not been saved and will be lost.',
    confirmLabel: 'Leave and discard',
    labels: { cancelLabel: 'Stay on this page' },
    alternative: { label: 'Save and leave', onSelect: fn() },
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Stay on this page' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Save and leave' }));
    await expect(args.alternative?.onSelect).toHaveBeenCalled();
  },
};
