import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { BlockedDialog } from './blocked-dialog.tsx';

const applications = [
  { id: 'app-1', label: 'Reception', href: '#reception' },
  { id: 'app-2', label: 'After hours', href: '#after-hours' },
];
const numbers = Array.from({ length: 92 }, (_, index) => {
  const number = `+49 30 9018 ${String(20 + index).padStart(4, '0')}`;
  return { id: number, label: number };
});

const meta = {
  title: 'Patterns/BlockedDialog',
  component: BlockedDialog,
  tags: ['catalogue'],
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Acme Support cannot be deleted',
    description: 'These still belong to the account. Delete or move them first.',
    groups: [
      { label: 'Applications', items: applications },
      { label: 'Phone numbers', items: numbers.slice(0, 3) },
      { label: 'API keys', items: [] },
    ],
  },
} satisfies Meta<typeof BlockedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Acme Support cannot be deleted' });
    const view = within(dialog);
    await expect(view.getByRole('heading', { name: 'Applications 2' })).toBeInTheDocument();
    await expect(view.queryByRole('heading', { name: /API keys/ })).not.toBeInTheDocument();
    await expect(view.getByRole('link', { name: 'After hours' })).toHaveAttribute(
      'href',
      '#after-hours',
    );
    await expect(view.getByText('+49 30 9018 0020')).not.toHaveAttribute('href');
    const [last] = view.getAllByRole('button', { name: 'Close' }).slice(-1);
    if (last) await userEvent.click(last);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const ManyRows: Story = {
  tags: ['visual'],
  args: {
    groups: [
      { label: 'Phone numbers', items: numbers, total: 1398, href: '#numbers' },
      { label: 'API keys', items: numbers.slice(0, 9) },
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(
      within(dialog).getByRole('heading', { name: 'Phone numbers 1,398' }),
    ).toBeInTheDocument();
    // Three items per group, plus a line for the rest.
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(8);
    await expect(within(dialog).getByRole('link', { name: 'View all 1,398' })).toHaveAttribute(
      'href',
      '#numbers',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'and 6 more' }));
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(13);
  },
};

export const OwnLink: Story = {
  args: {
    groups: [{ label: 'Applications', items: applications }],
    LinkComponent: ({ href, ...rest }) => <a {...rest} href={`${href}?from=blocked`} />,
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Reception' })).toHaveAttribute(
      'href',
      '#reception?from=blocked',
    );
  },
};

/** A reseller may have two kinds of records under one name. */
export const TwoGroupsOfOneName: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    groups: [
      { label: 'Numbers', items: numbers.slice(0, 3) },
      { label: 'Numbers', items: applications },
    ],
  },
  play: async () =>
    expect(await screen.findAllByRole('region', { name: /^Numbers/ })).toHaveLength(2),
};

export const LongUnbroken: Story = {
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
  args: {
    title: unbroken,
    description: unbroken,
    groups: [
      { label: unbroken, items: [{ id: 'app-1', label: unbroken, href: '#app' }] },
      { label: 'Phone numbers', items: [{ id: 'number-1', label: unbroken }] },
    ],
  },
  play: async () => staysInside(await screen.findByRole('dialog')),
};
