import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Hash, Moon, Network, Plus, UsersRound, Workflow } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone, unbroken } from '../../stays-inside.ts';
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from './command-palette.tsx';

const accounts: PaletteGroup = {
  id: 'accounts',
  heading: 'Accounts',
  items: [
    { id: 'a1', label: 'Acme Support', icon: Building2, detail: 'support.acme.example' },
    { id: 'a2', label: 'Acme Field Service', icon: Building2, detail: 'field.acme.example' },
  ],
};
const numbers: PaletteGroup = {
  id: 'numbers',
  heading: 'Phone Numbers',
  items: [
    {
      id: 'n1',
      label: '+1 212 555 0110',
      icon: Hash,
      detail: 'Acme Support',
      secondLine: 'Aurora Wholesale · IVR main menu',
    },
  ],
};
const screens: PaletteGroup = {
  id: 'screens',
  heading: 'Go to',
  items: [
    { id: 's1', label: 'Applications', icon: Workflow },
    { id: 's2', label: 'Carriers', icon: Network },
    { id: 's3', label: 'Users', icon: UsersRound },
  ],
};
const actions: PaletteGroup = {
  id: 'actions',
  heading: 'Actions',
  items: [
    { id: 'c1', label: 'Add an application', icon: Plus },
    { id: 'c2', label: 'Dark colour scheme', icon: Moon },
  ],
};

const onChoose = fn();
const onOpenChange = fn();

/** Shows the items whose label contains the query. */
function Palette(props: CommandPaletteProps) {
  const [query, setQuery] = useState(props.query);
  const groups = props.groups.map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
  }));
  const isEmpty = groups.every(({ items }) => items.length === 0);
  return (
    <CommandPalette
      {...props}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      note={props.note ?? (isEmpty && `Nothing matches “${query}”.`)}
    />
  );
}

const meta = {
  title: 'Patterns/CommandPalette',
  component: CommandPalette,
  tags: ['catalogue'],
  args: {
    open: true,
    onOpenChange,
    query: '',
    onQueryChange: fn(),
    groups: [screens, accounts, actions],
    onSelect: onChoose,
  },
  render: (args) => <Palette {...args} />,
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  beforeEach: () => {
    onChoose.mockClear();
    onOpenChange.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Search or jump to' });

export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onChoose).toHaveBeenCalledWith('s3');
    await userEvent.keyboard('{Escape}');
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Typed: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async () => {
    await userEvent.type(await field(), 'field');
    const list = within(screen.getByRole('listbox'));
    await expect(list.getAllByRole('option')).toHaveLength(1);
    await expect(list.getByRole('option', { name: /Acme Field Service/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith('a2');
  },
};

export const ByMouse: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: 'Carriers' }));
    await expect(onChoose).toHaveBeenCalledWith('s2');
  },
};

export const TwoLines: Story = {
  args: { groups: [numbers] },
  play: async () => {
    const number = await screen.findByText('+1 212 555 0110');
    const second = screen.getByText('Aurora Wholesale · IVR main menu');
    const bottom = number.getBoundingClientRect().bottom;
    await expect(second.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
  },
};

export const Nothing: Story = {
  args: { query: 'zzz' },
  play: async () => {
    await expect(await screen.findByText('Nothing matches “zzz”.')).toBeVisible();
  },
};

/** Typing continues the query that it opens with. */
export const QueryFromBefore: Story = {
  args: { query: 'acme' },
  play: async () => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard(' s');
    await expect(input).toHaveValue('acme s');
  },
};

export const StillSearching: Story = {
  args: { query: 'acme', isLoading: true },
  play: async () => {
    await expect(await screen.findByText('Searching')).toBeInTheDocument();
  },
};

export const PartFailed: Story = {
  tags: ['visual'],
  args: { query: 'acme', note: 'Couldn’t search applications.' },
};

export const Phone: Story = {
  globals: onPhone,
  args: {
    groups: [
      {
        ...accounts,
        items: [
          { id: 'long', label: unbroken, icon: Building2, detail: unbroken },
          ...accounts.items,
        ],
      },
      actions,
    ],
  },
  play: async () => {
    await expect(await field()).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
