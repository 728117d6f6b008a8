import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { FilterBar } from './filter-bar.tsx';
import type { FilterBarProps } from './filter-bar.types.ts';

const statuses = [
  { value: 'all', label: 'All statuses' },
  { value: 'failed', label: 'Failed' },
  { value: 'registered', label: 'Registered' },
];

function CarrierFilters() {
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState('failed');
  const chosen = statuses.find(({ value }) => value === status && value !== 'all');
  const chips = chosen
    ? [{ id: 'status', label: `Status: ${chosen.label}`, onRemove: () => setStatus('all') }]
    : [];
  return (
    <FilterBar
      search={{
        label: 'Search carriers',
        placeholder: 'Search by name',
        value: query,
        onChange: setQuery,
      }}
      chips={chips}
      onClearAll={() => setStatus('all')}
    >
      <Select
        aria-label="Status"
        className="max-w-40"
        value={status}
        onChange={setStatus}
        options={statuses}
      />
    </FilterBar>
  );
}

const onSearch = fn();

type SampleProps = FilterBarProps & { delayMs?: number; initialChips?: readonly string[] };

function Sample({ delayMs = 0, initialChips = [], ...props }: SampleProps) {
  const [query, setQuery] = useState('');
  const [chips, setChips] = useState(initialChips);
  return (
    <>
      <FilterBar
        {...props}
        search={{
          label: 'Search carriers',
          placeholder: 'Search by name',
          delayMs,
          value: query,
          onChange: (value) => {
            onSearch(value);
            setQuery(value);
          },
        }}
        chips={chips.map((label) => ({
          id: label,
          label,
          onRemove: () => setChips(chips.filter((other) => other !== label)),
        }))}
        onClearAll={() => setChips([])}
      >
        <Select
          aria-label="Status"
          className="max-w-40"
          value="all"
          onChange={() => undefined}
          options={[{ value: 'all', label: 'All statuses' }]}
        />
        <Select
          aria-label="Account"
          className="max-w-40"
          value="all"
          onChange={() => undefined}
          options={[{ value: 'all', label: 'All accounts' }]}
        />
      </FilterBar>
      <p className="mt-3 text-small">
        Searched for: {query || 'nothing'} <Button onClick={() => setQuery('globex')}>Back</Button>
      </p>
    </>
  );
}

const meta = {
  title: 'Patterns/FilterBar',
  component: FilterBar,
  tags: ['catalogue'],
  beforeEach: () => {
    onSearch.mockClear();
  },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof Sample>;

/** A text filter and a fact filter: chosen values appear below as chips. */
export const TextAndFact: Story = {
  render: () => <CarrierFilters />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Status: Failed' }));
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent(
      'All statuses',
    );
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
  },
};

export const Default: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search carriers' });
    await userEvent.type(input, 'acme');
    // Without a delay, every keystroke searches.
    await expect(onSearch.mock.calls.map(([value]) => value)).toEqual(['a', 'ac', 'acm', 'acme']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(onSearch).toHaveBeenLastCalledWith('');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const Delayed: Story = {
  args: { delayMs: 1000 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'acme');
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter');
    await expect(onSearch).not.toHaveBeenCalled();
    // A line fills up during the delay.
    const line = input.parentElement?.querySelector<HTMLElement>('[data-pause]');
    await expect(line?.style.animationDuration).toBe('1000ms');
    await waitFor(() => expect(onSearch).toHaveBeenCalledOnce(), { timeout: 1500 });
    await expect(onSearch).toHaveBeenLastCalledWith('acme');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await expect(line).not.toBeInTheDocument();
  },
};

export const EnterAndEscape: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { delayMs: 1000 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'acme{Enter}');
    await expect(onSearch).toHaveBeenCalledOnce();
    await expect(onSearch).toHaveBeenLastCalledWith('acme');
    await userEvent.keyboard('{Enter}');
    await expect(onSearch).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.getByText(/Searched for: nothing/)).toBeVisible();
  },
};

export const OutsideWins: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { delayMs: 1000 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'half a wo');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(input).toHaveValue('globex');
    // The half-typed text is never sent.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await expect(onSearch).not.toHaveBeenCalled();
  },
};

export const Chips: Story = {
  tags: ['visual'],
  args: {
    initialChips: ['Status: failed', 'Account: Acme Support', 'Direction: inbound'],
    summary: '3 of 25 carriers',
  },
};

export const RemovingChips: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { initialChips: ['Status: failed', 'Account: Acme Support'] },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('button', { name: 'Remove filter Status: failed' });
    status.focus();
    await userEvent.keyboard('{Enter}');
    await expect(status).not.toBeInTheDocument();
    const account = canvas.getByRole('button', { name: 'Remove filter Account: Acme Support' });
    await expect(account).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const ClearAll: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { initialChips: ['Status: failed', 'Account: Acme Support'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByRole('button', { name: /Remove filter/ })).toBeNull();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
