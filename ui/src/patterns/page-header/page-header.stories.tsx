import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  tags: ['catalogue'],
  args: { title: 'Carriers' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Carriers' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAttribute('data-page-heading');
  },
};

export const List: Story = {
  tags: ['visual'],
  args: {
    total: 25,
    actions: (
      <Button variant="primary" icon={Plus}>
        Add carrier
      </Button>
    ),
  },
};

export const RecordPage: Story = {
  tags: ['visual'],
  args: {
    title: 'Acme SIP trunk',
    breadcrumbs: [{ label: 'Carriers', href: '#carriers' }, { label: 'Acme SIP trunk' }],
    meta: (
      <>
        <Badge tone="success">Registered</Badge>
        <code className="font-mono text-meta">a8b10404-c054-4b27-81a9-f5d6696dc5c8</code>
      </>
    ),
    description: 'Calls from this carrier reach the applications of Acme Support.',
    actions: <Button>Duplicate</Button>,
  },
};

export const LongUnbroken: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    title: unbroken,
    breadcrumbs: [
      { label: unbroken, href: '#carriers' },
      { label: `${unbroken}.`, href: '#carrier' },
      { label: unbroken },
    ],
    description: unbroken,
    meta: (
      <>
        <span>{unbroken}</span>
        <Badge tone="warning">{unbroken}</Badge>
      </>
    ),
    total: 25,
    actions: <Button>Add carrier</Button>,
  },
  play: async ({ canvas }) => staysInside(canvas.getByRole('banner')),
};

export const LongUnbrokenOnPhone: Story = {
  ...LongUnbroken,
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
};
