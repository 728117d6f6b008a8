import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from './link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  tags: ['catalogue'],
  args: { href: '#carriers', children: 'Carriers', onClick: fn((event) => event.preventDefault()) },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Carriers' });
    await expect(link).toHaveAttribute('href', '#carriers');
    await expect(link).not.toHaveAttribute('target');
    await userEvent.click(link);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const External: Story = {
  args: { isExternal: true, href: 'https://example.com/docs', children: 'Documentation' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Documentation (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const Variants: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid max-w-sm gap-4">
      <p>
        The call went to <Link href="#a">Acme Support</Link> before it was transferred, as{' '}
        <Link href="#b" isExternal>
          the manual
        </Link>{' '}
        describes.
      </p>
      <Link href="#c" variant="quiet" className="justify-self-start">
        Telefónica Wholesale
      </Link>
      <Link href="#d" variant="standalone" className="justify-self-start">
        View all recent calls
      </Link>
      <Link href="#e" variant="standalone" isExternal className="justify-self-start">
        Documentation
      </Link>
    </div>
  ),
};
