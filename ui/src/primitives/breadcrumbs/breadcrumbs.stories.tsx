import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
    // The current page is not a link.
    await expect(nav.getByText('Gateways')).toHaveAttribute('aria-current', 'page');
    await expect(nav.queryByRole('link', { name: 'Gateways' })).toBeNull();
  },
};

export const OwnLink: Story = {
  args: { LinkComponent: ({ href, ...rest }) => <a {...rest} href={`${href}?from=crumb`} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Acme SIP trunk' })).toHaveAttribute(
      'href',
      '#carriers/acme?from=crumb',
    );
  },
};

export const Narrow: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    items: [
      { label: 'Carriers of Northwind Telecom', href: '#carriers' },
      { label: 'Acme SIP trunk' },
    ],
  },
  decorators: [(Story) => <div className="flex w-24">{Story()}</div>],
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    const end = nav.getBoundingClientRect().right;
    const link = canvas.getByRole('link', { name: /^Carriers/ });
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(end);
  },
};
