import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { TextInput } from '../text-input/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

function WithOpener({ onOpenChange, open, ...rest }: DialogProps) {
  const [isOpen, setIsOpen] = useState(open);
  const handleOpenChange = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Add API key</Button>
      <Dialog {...rest} open={isOpen} onOpenChange={handleOpenChange} />
    </>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  tags: ['catalogue'],
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Add API key',
    description: 'The key acts for the whole account.',
    children: (
      <Field label="Name">
        <TextInput />
      </Field>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Add key</Button>
      </>
    ),
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Add API key' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', {
      name: 'Add API key',
      description: 'The key acts for the whole account.',
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    // The focus stays inside, forwards and backwards.
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Without `open`, its trigger opens it; a footer function can close it. */
export const OpenedByItsTrigger: Story = {
  render: ({ open: _open, footer: _footer, ...args }) => (
    <Dialog
      {...args}
      trigger={<Button>Add API key</Button>}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary">Add key</Button>
        </>
      )}
    />
  ),
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Add API key' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Add API key' });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await closed();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosedByTheCross: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { open: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await closed();
  },
};

export const ClosedByAPressOutside: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    // The overlay listens from the next tick on.
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (dialog.parentElement) await userEvent.click(dialog.parentElement);
    await closed();
  },
};

export const NotDismissible: Story = {
  args: { open: true, canDismiss: false },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    if (dialog.parentElement) await userEvent.click(dialog.parentElement);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Busy: Story = {
  args: { open: true, isLoading: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const InitialFocus: Story = {
  render: function Render(args) {
    const key = useRef<HTMLInputElement>(null);
    return (
      <WithOpener {...args} open initialFocusRef={key}>
        <div className="grid gap-4">
          <Field label="Name">
            <TextInput />
          </Field>
          <Field label="Key">
            <TextInput ref={key} isMono />
          </Field>
        </div>
      </WithOpener>
    );
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Key' })).toHaveFocus());
  },
};

export const LongTextAndManyRows: Story = {
  tags: ['visual'],
  args: {
    open: true,
    title: 'Registrierungsberechtigung für eingehende Telefonverbindungen über TLS',
    children: (
      <ul className="grid gap-2">
        {Array.from({ length: 50 }, (_, index) => `Gateway ${index + 1}`).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add key' })).toBeVisible());
  },
};
