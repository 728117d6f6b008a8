import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { LinkComponentProps } from '../link/index.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['catalogue'],
  args: {
    items: [
      { label: 'Carriers', href: '#carriers' },
      { label: 'Acme SIP trunk', href: '#carriers/acme' },
      { label: 'Gateways' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(nav.getAllByRole('listitem')).toHaveLength(3);
    await expect(nav.getByRole('link', { name: 'Carriers' })).toHaveAttribute('href', '#carriers');
    // The page itself is not a link.
    await expect(nav.getByText('Gateways')).toHaveAttribute('aria-current', 'page');
    await expect(nav.queryByRole('link', { name: 'Gateways' })).toBeNull();
  },
};

const follow = fn();
function RouterLink({ href, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    >
      {rest.children}
    </a>
  );
}

export const WithRouter: Story = {
  args: { LinkComponent: RouterLink },
  play: async ({ canvas }) => {
    follow.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Acme SIP trunk' }));
    await expect(follow).toHaveBeenCalledWith('#carriers/acme');
  },
};
