import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AppWindow,
  Bell,
  Building2,
  Hash,
  PhoneForwarded,
  PhoneIncoming,
  Settings,
  Users,
} from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import type { LinkComponentProps } from '../../primitives/link/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { AppShell } from './app-shell.tsx';

const follow = fn();
function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        follow(href);
      }}
    >
      {rest.children}
    </a>
  );
}

const meta = {
  title: 'Patterns/AppShell',
  component: AppShell,
  tags: ['catalogue'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    follow.mockClear();
  },
  args: {
    brand: { productName: 'Trunkline' },
    LinkComponent: RouterLink,
    navigationTop: (isCollapsed) =>
      isCollapsed ? (
        <IconButton icon={Building2} label="Acme Voice Services" className="mx-auto" />
      ) : (
        <Button className="w-full justify-start!" icon={Building2}>
          Acme Voice Services
        </Button>
      ),
    navigation: [
      {
        id: 'main',
        items: [
          { id: 'accounts', label: 'Accounts', href: '/accounts', icon: Users },
          { id: 'applications', label: 'Applications', href: '/applications', icon: AppWindow },
          { id: 'calls', label: 'Recent calls', href: '/calls', icon: PhoneIncoming },
          { id: 'alerts', label: 'Alerts', href: '/alerts', icon: Bell, count: 3 },
        ],
      },
      {
        id: 'byo',
        heading: 'Bring your own services',
        items: [
          {
            id: 'carriers',
            label: 'Carriers',
            href: '/carriers',
            icon: PhoneForwarded,
            isCurrent: true,
          },
          { id: 'numbers', label: 'Phone numbers', href: '/numbers', icon: Hash },
        ],
      },
      {
        id: 'manage',
        items: [{ id: 'settings', label: 'Settings', href: '/settings', icon: Settings }],
      },
    ],
    headerStart: (
      <Breadcrumbs
        className="hidden min-[900px]:block"
        items={[{ label: 'Carriers', href: '/carriers' }, { label: 'Acme SIP trunk' }]}
      />
    ),
    headerEnd: <Button variant="ghost">Dana Fischer</Button>,
    children: (
      <div className="grid gap-5">
        <PageHeader title="Acme SIP trunk" actions={<Button variant="primary">Save</Button>} />
        <Card>
          <p>Calls from this carrier reach the applications of Acme Support.</p>
        </Card>
      </div>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main navigation' }));
    await expect(nav.getByRole('link', { name: 'Carriers' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(nav.getByRole('link', { name: 'Accounts' })).not.toHaveAttribute('aria-current');
    await expect(nav.getByRole('link', { name: 'Alerts 3 new' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
  },
};

export const SkipLink: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThan(0));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.hash).toBe('');
    // The next Tab reaches the screen, not the navigation again.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

const widthOf = (nav: HTMLElement) => nav.closest('[data-state]')?.getBoundingClientRect().width;

export const Collapsing: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { onOpenChange: fn() },
  play: async ({ canvas, args }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main navigation' });
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(widthOf(nav)).toBe(64));
    const link = within(nav).getByRole('link', { name: 'Carriers' });
    link.focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Carriers');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(widthOf(nav)).toBe(232));
  },
};

export const Collapsed: Story = { tags: ['visual'], args: { open: false } };

const phone = { viewport: { value: 'mobile2', isRotated: false } };

export const Drawer: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
    const open = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(open);
    const drawer = within(await screen.findByRole('dialog', { name: 'Main navigation' }));
    await expect(drawer.getByRole('link', { name: 'Carriers' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(open).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('dialog'));
    await userEvent.click(again.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(open).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    const third = within(await screen.findByRole('dialog'));
    await userEvent.click(third.getByRole('link', { name: 'Accounts' }));
    await expect(follow).toHaveBeenCalledWith('/accounts');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // As after every navigation.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const BrokenLogo: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { brand: { productName: 'Sunny Voice', logoUrl: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas, canvasElement }) => {
    const [letter] = await canvas.findAllByText('S');
    await expect(letter).toBeInTheDocument();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
