import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, EllipsisVertical, Pencil, Phone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { DropdownMenu } from './dropdown-menu.tsx';

const onEdit = fn();
const onDelete = fn();
const onCalls = fn();

const meta = {
  title: 'Primitives/DropdownMenu',
  component: DropdownMenu,
  tags: ['catalogue'],
  args: {
    align: 'start',
    trigger: <IconButton icon={EllipsisVertical} label="Actions for Telefónica" />,
    items: [
      { label: 'Edit', icon: Pencil, onSelect: onEdit },
      { label: 'Duplicate', icon: Copy, disabled: true },
      { label: 'Recent calls', icon: Phone, href: '#calls', onSelect: onCalls },
      'separator',
      { label: 'Delete', icon: Trash2, tone: 'danger', onSelect: onDelete },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for Telefónica' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for Telefónica' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    // The disabled item is skipped.
    await expect(screen.getByRole('menuitem', { name: 'Recent calls' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('d');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await closed();
    await expect(onDelete).toHaveBeenCalledOnce();
    await expect(onEdit).not.toHaveBeenCalled();
  },
};

export const LinkItem: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const item = await screen.findByRole('menuitem', { name: 'Recent calls' });
    await expect(item).toHaveAttribute('href', '#calls');
    await userEvent.click(item);
    await closed();
    await expect(onCalls).toHaveBeenCalledOnce();
    await expect(window.location.hash).not.toBe('#calls');
  },
};

export const DisabledWithReason: Story = {
  args: {
    items: [
      {
        label: 'Delete',
        icon: Trash2,
        tone: 'danger',
        disabled: true,
        disabledReason: 'Three numbers still use it',
        onSelect: onDelete,
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: /Three numbers still use it/ });
    await waitFor(() => expect(item).toHaveFocus());
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

export const OpensADialog: Story = {
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <DropdownMenu {...args} items={[{ label: 'Rename', onSelect: () => setIsOpen(true) }]} />
        <Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title="Rename carrier"
          footer={<Button onClick={() => setIsOpen(false)}>Cancel</Button>}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for Telefónica' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Rename' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const HeadingsAndLongLabels: Story = {
  tags: ['visual'],
  args: {
    trigger: <Button>Konto</Button>,
    items: [
      { heading: 'Änderungen' },
      { label: 'Registrierungsberechtigung für eingehende Telefonverbindungen', icon: Pencil },
      { label: 'Umbenennen' },
      'separator',
      { heading: 'Gefahrenzone' },
      { label: 'Löschen', icon: Trash2, tone: 'danger' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Konto' }));
    await expect(await screen.findByText('Gefahrenzone')).toBeVisible();
    // Touch has no hover to reveal a cut label.
    const long = screen.getByText(/^Registrierungsberechtigung/);
    await expect(long.scrollWidth).toBe(long.clientWidth);
  },
};
