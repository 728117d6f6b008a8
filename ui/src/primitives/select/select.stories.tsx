import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { Field } from '../field/index.ts';
import { Select } from './select.tsx';

const transports = [
  { value: 'udp', label: 'UDP' },
  { value: 'tcp', label: 'TCP' },
  { value: 'tls', label: 'TLS' },
  { value: 'tls/srtp', label: 'TLS/SRTP' },
];
const longName = 'a-name-of-sixty-four-characters-that-no-column-was-ever-made-for';

const Stateful = stateful(Select);

const meta = {
  title: 'Primitives/Select',
  component: Select,
  tags: ['catalogue'],
  args: { value: 'udp', options: transports, onChange: fn() },
  render: (args) => (
    <Field label="Transport" className="max-w-56">
      <Stateful {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Transport' });
    await expect(trigger).toHaveTextContent('UDP');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'TLS' }));
    await closed();
    await expect(trigger).toHaveTextContent('TLS');
    await expect(args.onChange).toHaveBeenCalledWith('tls');
  },
};

export const ByKeyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Transport' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'UDP' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'TCP' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'TLS/SRTP' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('tls/srtp');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** As in a native select, typing letters chooses without opening it. */
export const ByLetters: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Transport' })).toHaveFocus();
    await userEvent.keyboard('tc');
    await expect(args.onChange).toHaveBeenLastCalledWith('tcp');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** With its order reversed it would read 'w5live.png'. */
export const HiddenInAName: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { value: 'b', options: [...transports, { value: 'b', label: 'gnp.evil5w\u202e' }] },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox');
    await expect(trigger).toHaveTextContent('gnp.evil5w[U+202E]');
    await userEvent.click(trigger);
    await screen.findByRole('option', { name: 'gnp.evil5w[U+202E]' });
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

/** Their parts are joined by hidden characters, which stay: a flag of two, a person of four. */
const emoji = String.fromCodePoint(
  ...[0x1f3f3, 0xfe0f, 0x200d, 0x1f308],
  ...[0x1f469, 0x1f3fd, 0x200d, 0x1f4bb],
);
export const EmojiInAName: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { value: 'b', options: [...transports, { value: 'b', label: `Desk ${emoji}` }] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('combobox')).toHaveTextContent(`Desk ${emoji}`),
};

export const NoLongerOffered: Story = {
  args: { value: 'ws' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('ws');
  },
};

export const Groups: Story = {
  args: {
    options: [
      { label: 'Plain', options: transports.slice(0, 2) },
      { label: 'Encrypted', options: transports.slice(2) },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const group = await screen.findByRole('group', { name: 'Encrypted' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const DisabledOption: Story = {
  args: { options: [...transports, { value: 'wss', label: 'WebSocket', disabled: true }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'WebSocket' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

type Transport = 'udp' | 'tcp';

function TypedTransport() {
  const [transport, setTransport] = useState<Transport>('udp');
  return (
    <>
      <Select
        aria-label="Transport"
        value={transport}
        onChange={setTransport}
        options={[
          { value: 'udp', label: 'UDP' },
          { value: 'tcp', label: 'TCP' },
        ]}
      />
      <output>{transport}</output>
    </>
  );
}

/** `onChange` receives one of the option values, typed as their union. */
export const TypedByItsOptions: Story = {
  render: () => <TypedTransport />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'TCP' }));
    await expect(await canvas.findByText('tcp')).toBeVisible();
  },
};

/** Without `value` the select keeps the choice itself. */
export const Uncontrolled: Story = {
  render: ({ value, ...args }) => <Select {...args} aria-label="Transport" defaultValue={value} />,
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Transport' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'TLS' }));
    await expect(trigger).toHaveTextContent('TLS');
    await expect(args.onChange).toHaveBeenCalledWith('tls');
  },
};

export const InANativeForm: Story = {
  render: (args) => (
    <form aria-label="Gateway">
      <Stateful {...args} aria-label="Transport" name="transport" />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([['transport', 'udp']]);
  },
};

export const States: Story = {
  tags: ['visual'],
  render: (args) => (
    <div className="grid max-w-56 gap-3">
      <Select {...args} aria-label="Filled" />
      <Select {...args} aria-label="Empty" value={null} placeholder="Choose a transport" />
      <Select {...args} aria-label="Small" size="sm" />
      <Select {...args} aria-label="Invalid" aria-invalid />
      <Select {...args} aria-label="Disabled" disabled />
      <Select {...args} aria-label="Read-only" readOnly />
    </div>
  ),
};

export const ManyRowsAndLongLabels: Story = {
  args: {
    value: '7',
    options: Array.from({ length: 60 }, (_, index) => ({
      value: String(index),
      label: index === 7 ? longName : `Carrier ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox');
    await expect(within(trigger).getByTitle(longName)).toBeVisible();
    await userEvent.click(trigger);
    const list = await screen.findByRole('listbox');
    await expect(list.getBoundingClientRect().height).toBeLessThan(400);
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};
