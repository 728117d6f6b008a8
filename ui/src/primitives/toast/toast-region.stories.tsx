import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { Button } from '../button/index.ts';
import { type Toast, ToastRegion, type ToastRegionProps } from './toast-region.tsx';

const saved: Toast = { id: 1, tone: 'success', message: 'Carrier created successfully' };
const onUndo = fn();

/** Stands in for the app: each press shows the next toast. */
function App({ toast: template, onDismiss, ...rest }: ToastRegionProps) {
  const [toast, setToast] = useState(template);
  const [count, setCount] = useState(1);
  const show = () => {
    setToast({ ...saved, id: count + 1, message: `Saved ${count} times` });
    setCount(count + 1);
  };
  const handleDismiss = () => {
    setToast(null);
    onDismiss();
  };
  return (
    <>
      <Button onClick={show}>Save</Button>
      <ToastRegion {...rest} toast={toast} onDismiss={handleDismiss} />
    </>
  );
}

const meta = {
  title: 'Primitives/ToastRegion',
  component: ToastRegion,
  tags: ['catalogue'],
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
  args: { toast: saved, onDismiss: fn() },
  render: (args) => <App {...args} />,
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await expect(screen.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent('Carrier created successfully');
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const Failure: Story = {
  args: {
    toast: { id: 1, tone: 'danger', message: 'The platform did not answer. Nothing was saved.' },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The platform did not answer.');
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LeavesInTime: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { duration: 300 },
  play: async ({ args }) => {
    await pass(150);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const WaitsUnderThePointer: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { duration: 300 },
  play: async ({ args }) => {
    const message = screen.getByText('Carrier created successfully');
    await userEvent.hover(message);
    await pass(500);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.unhover(message);
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

export const WaitsWhileFocused: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { duration: 300 },
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await pass(500);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

export const NewReplacesOld: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { duration: 600 },
  play: async ({ canvas, args }) => {
    await pass(400);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(screen.queryByText('Carrier created successfully')).not.toBeInTheDocument();
    await expect(screen.getByText('Saved 1 times')).toBeInTheDocument();
    // The new toast gets its full time.
    await pass(350);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

export const Dismissed: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(screen.queryByText('Carrier created successfully')).not.toBeInTheDocument();
  },
};

export const WithAction: Story = {
  args: {
    toast: {
      id: 1,
      tone: 'info',
      message: 'Gateway removed',
      action: { label: 'Undo', onSelect: onUndo },
    },
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const WithActionAndLongText: Story = {
  tags: ['visual'],
  args: {
    toast: {
      id: 1,
      tone: 'danger',
      message:
        'Die Registrierungsberechtigung konnte nicht gespeichert werden, weil der Vermittlungsserver nicht antwortet.',
      action: { label: 'Erneut versuchen', onSelect: onUndo },
    },
  },
};

export const LongUnbroken: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    toast: {
      id: 1,
      tone: 'danger',
      message: unbroken,
      action: { label: 'Undo', onSelect: onUndo },
    },
  },
  play: async () => staysInside(screen.getByRole('region', { name: 'Notifications' })),
};

export const LongUnbrokenOnPhone: Story = {
  ...LongUnbroken,
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
};
