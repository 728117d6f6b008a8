import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { Dialog } from '../dialog/index.ts';
import { Field } from '../field/index.ts';
import { accounts } from './combobox.fixtures.ts';
import { Combobox } from './combobox.tsx';

const longName = 'a-name-of-sixty-four-characters-that-no-column-was-ever-made-for';

const Stateful = stateful(Combobox);

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  tags: ['catalogue'],
  args: { value: 'a3', options: accounts, onChange: fn() },
  render: (args) => (
    <div className="grid max-w-72 gap-4">
      <Field label="Account">
        <Stateful {...args} />
      </Field>
      <button type="button">Next control</button>
    </div>
  ),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
const highlighted = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

/** With its order reversed it would read 'w5live.png'. */
export const HiddenInAName: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { value: 'b', options: [...accounts, { value: 'b', label: '\u202egnp.evil5w' }] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await expect(input).toHaveValue('[U+202E]gnp.evil5w');
    await userEvent.click(input);
    await screen.findByRole('option', { name: '[U+202E]gnp.evil5w' });
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Account' });
    await expect(input).toHaveValue('Globex');
    await userEvent.click(input);
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
    // Opening selects the text, so that typing replaces it.
    await expect(input.selectionEnd).toBe(6);
    await expect(screen.getByRole('option', { name: 'Globex' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(screen.getByRole('option', { name: 'Initech' }));
    await closed();
    await expect(input).toHaveValue('Initech');
    await expect(args.onChange).toHaveBeenCalledWith('a4');
    await expect(input).toHaveFocus();
  },
};

export const TypeAhead: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await userEvent.click(input);
    await userEvent.keyboard('aco');
    // All options stay in the list; the first that starts with the text is highlighted.
    await expect(screen.getAllByRole('option')).toHaveLength(5);
    await expect(highlighted(input)).toHaveTextContent('Acorn Insurance');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(input).toHaveValue('Acorn Insurance');
    await expect(args.onChange).toHaveBeenCalledWith('a2');
  },
};

export const ByKeyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Home}');
    await expect(highlighted(input)).toHaveTextContent('Acme Support');
    await userEvent.keyboard('{ArrowDown}');
    await expect(highlighted(input)).toHaveTextContent('Acorn Insurance');
    await userEvent.keyboard('{End}');
    await expect(highlighted(input)).toHaveTextContent('Umbrella Health');
    await userEvent.keyboard('{ArrowUp}');
    await expect(highlighted(input)).toHaveTextContent('Initech');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith('a4');
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await closed();
    await expect(input).toHaveValue('Initech');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Initech');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const LeavingWithUnknownText: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await userEvent.click(input);
    await userEvent.keyboard('Ac and then nonsense');
    await userEvent.tab();
    await closed();
    await expect(input).toHaveValue('Globex');
    await expect(canvas.getByRole('button', { name: 'Next control' })).toHaveFocus();
    await userEvent.click(input);
    await userEvent.keyboard('nobody{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Next control' }));
    await closed();
    await expect(input).toHaveValue('Globex');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LeavingWithAFullName: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await userEvent.click(input);
    await userEvent.keyboard('initech');
    await userEvent.tab();
    await closed();
    await expect(input).toHaveValue('Initech');
    await expect(args.onChange).toHaveBeenCalledWith('a4');
  },
};

export const Filtered: Story = {
  args: {
    canFilter: true,
    options: accounts.map((account) => ({
      ...account,
      description: `${account.value}.sip.example.net`,
    })),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await userEvent.click(input);
    await expect(screen.getAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('health');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith('a5');
    await userEvent.click(input);
    await userEvent.keyboard('nobody');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await expect(screen.getByText('No matches')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(input).toHaveValue('Umbrella Health');
  },
};

export const Clearable: Story = {
  args: { canClear: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
};

export const ClearedByKeyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { canClear: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Account' }));
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await closed();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Account' });
    await expect(text).toHaveValue('Globex');
    await expect(text).toHaveAttribute('readonly');
    await userEvent.click(text);
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const FiveHundredOptions: Story = {
  args: {
    value: 'c250',
    options: Array.from({ length: 500 }, (_, index) => ({
      value: `c${index}`,
      label: `Carrier ${String(index).padStart(3, '0')}`,
    })),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await userEvent.click(input);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Carrier 250' })).toBeVisible());
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('option', { name: 'Carrier 499' });
    await expect(last).toHaveAttribute('aria-posinset', '500');
    await userEvent.keyboard('carrier 042');
    await waitFor(() => expect(highlighted(input)).toHaveTextContent('Carrier 042'));
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await waitFor(() => {
      const row = screen.getByRole('option', { name: 'Carrier 042' }).getBoundingClientRect();
      return expect(row.top >= list.top && row.bottom <= list.bottom).toBe(true);
    });
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith('c42');
  },
};

/** Without `value` the combobox keeps the choice itself. */
export const Uncontrolled: Story = {
  render: ({ value, ...args }) => <Combobox {...args} aria-label="Account" defaultValue={value} />,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await userEvent.click(input);
    const [, second] = await screen.findAllByRole('option');
    if (!second) throw new Error('There are too few options.');
    const name = second.querySelector('[title]')?.getAttribute('title');
    await userEvent.click(second);
    await expect(input).toHaveValue(name);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const InADialog: Story = {
  render: (args) => (
    <Dialog open onOpenChange={args.onChange as () => void} title="Move number" size="sm">
      <Field label="Account">
        <Stateful {...args} />
      </Field>
    </Dialog>
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const input = within(dialog).getByRole('combobox', { name: 'Account' });
    await userEvent.click(input);
    await expect(within(dialog).getAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(dialog).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['visual'],
  render: (args) => (
    <div className="grid max-w-72 gap-3">
      <Combobox {...args} aria-label="Filled" />
      <Combobox {...args} aria-label="Empty" value={null} placeholder="Choose an account" />
      <Combobox {...args} aria-label="Clearable" canClear />
      <Combobox {...args} aria-label="Loading" isLoading />
      <Combobox {...args} aria-label="Small" size="sm" />
      <Combobox {...args} aria-label="Invalid" aria-invalid />
      <Combobox {...args} aria-label="Read-only" readOnly />
      <Combobox {...args} aria-label="Disabled" disabled />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    value: 'long',
    options: [{ value: 'long', label: longName, description: longName }, ...accounts],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('title', longName);
  },
};
