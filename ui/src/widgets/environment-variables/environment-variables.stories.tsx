import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { manyVariables, supportSchema, supportValues, variable } from './environment.fixtures.ts';
import { problemsOf, withDefaults } from './environment.model.ts';
import { EnvironmentVariables } from './environment-variables.tsx';

const Stateful = stateful(EnvironmentVariables);

const carriers = { status: 'ready', names: ['Acme Trunk', 'Globex SIP'] } as const;
const ready = { status: 'ready', schema: supportSchema } as const;

const meta = {
  title: 'Widgets/EnvironmentVariables',
  component: EnvironmentVariables,
  tags: ['catalogue'],
  args: {
    name: 'environment',
    lookup: ready,
    value: supportValues,
    onChange: fn(),
    carriers,
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-160 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof EnvironmentVariables>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const greeting = canvas.getByRole('textbox', { name: 'GREETING' });
    await expect(greeting).toBeRequired();
    await expect(greeting).toHaveAccessibleDescription('Greeting spoken to the caller');
    await userEvent.type(greeting, '!');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...supportValues,
      GREETING: 'Welcome to Acme!',
    });
    await expect(greeting.closest('[data-field="environment.GREETING"]')).not.toBeNull();
    const voicemail = canvas.getByRole('checkbox', { name: 'VOICEMAIL' });
    await expect(voicemail).not.toBeRequired();
    await userEvent.click(voicemail);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...supportValues,
      GREETING: 'Welcome to Acme!',
      VOICEMAIL: false,
    });
  },
};

export const TextFromFile: Story = {
  args: {
    lookup: { status: 'ready', schema: { CATALOGUE: supportSchema['CATALOGUE'] ?? variable() } },
    value: {},
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(/^CATALOGUE/, { selector: 'input' });
    await expect(input).toBeRequired();
    const broken = Object.defineProperty(new File([''], 'old.csv'), 'text', {
      value: () => Promise.reject(new Error('The disk is gone')),
    });
    await userEvent.upload(input, broken);
    await expect(await canvas.findByText('Failed to read file: The disk is gone')).toBeVisible();
    await userEvent.upload(input, new File(['sku,name'], 'catalogue.csv'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ CATALOGUE: 'sku,name' }));
    await expect(canvas.queryByText(/Failed to read/)).toBeNull();
    await expect(input).not.toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Text of CATALOGUE' })).toHaveValue(
      'sku,name',
    );
  },
};

const incomplete = { ...withDefaults(supportSchema, {}), GREETING: '', MAX_RETRIES: 'many' };

export const WithErrors: Story = {
  tags: ['visual'],
  args: { value: incomplete, errors: problemsOf(supportSchema, incomplete) },
};

const onCarriersRetry = fn();
export const CarriersFailed: Story = {
  args: { carriers: { status: 'failed', onRetry: onCarriersRetry } },
  play: async ({ canvas, args }) => {
    const carrier = canvas.getByRole('combobox', { name: 'OUTBOUND_CARRIER' });
    await expect(carrier).toHaveTextContent('Globex SIP');
    await expect(carrier).toHaveAccessibleDescription(/Couldn't load the carriers\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onCarriersRetry).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Idle: Story = {
  args: { lookup: { status: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const LookingUp: Story = {
  args: { lookup: { status: 'looking-up' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking up the variables');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const None: Story = {
  args: { lookup: { status: 'none' }, value: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This application has no variables.')).toBeVisible();
  },
};

const onRetry = fn();
/** The application has no variables: the stored values can be removed. */
export const NoneWithStored: Story = {
  args: { lookup: { status: 'none' }, value: { GREETING: 'Hello', TOKEN: 'secret' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove stored values' }));
    await expect(args.onChange).toHaveBeenCalledWith({});
  },
};

/** Stored values that the application no longer declares are listed before a save drops them. */
export const Leftovers: Story = {
  args: { value: { GREETING: 'Hello', OLD_PROMPT: 'Hi', OLD_QUEUE: 'support', '': 'x' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('OLD_PROMPT')).toBeVisible();
    await expect(canvas.getByText('Without a name')).toBeVisible();
    await expect(canvas.getByText(/Removed when you save/)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['visual'],
  args: { lookup: { status: 'failed', onRetry } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Couldn't load the application's variables/,
    );
    // Names show that nothing was lost; values stay hidden, as they may be secrets.
    await expect(canvas.getByText('ORDER_API_TOKEN')).toBeVisible();
    await expect(canvas.queryByText(/tok_8Hq2mZ|Welcome/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, value: { ...supportValues, PROMPT: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome to Acme')).toBeVisible();
    await expect(canvas.getByText('Set, hidden')).toBeVisible();
    await expect(canvas.getByText('Not set')).toBeVisible();
    await expect(canvas.queryByText('tok_8Hq2mZ')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A checkbox value that is neither true nor false: only the API can store that. */
export const ReadOnlyOddBox: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    readOnly: true,
    lookup: {
      status: 'ready',
      schema: {
        RECORD: { type: 'boolean', description: 'Records it', required: false, isObscured: false },
      },
    },
    value: { RECORD: 'yes' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('yes')).toBeVisible();
  },
};

/** Called once per rendered row. */
const defaultIs = fn((text: string) => `Default: ${text}`);

/** A keystroke in a form of 200 variables renders its own row. */
export const TwoHundred: Story = {
  args: {
    lookup: { status: 'ready', schema: manyVariables(200) },
    value: {},
    labels: { defaultIs },
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'SITE_150_NUMBER' });
    const text = '+49 30 901820 extension 12';
    defaultIs.mockClear();
    for (let typed = 1; typed <= text.length; typed++) {
      await fireEvent.input(input, { target: { value: text.slice(0, typed) } });
    }
    await expect(args.onChange).toHaveBeenLastCalledWith({ SITE_150_NUMBER: text });
    // One row per keystroke, never the other 199.
    await expect(defaultIs).toHaveBeenCalledTimes(text.length);
  },
};

export const Disabled: Story = {
  args: { disabled: true, disabledReason: 'You have view-only access.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Environment variables' });
    await expect(group).toHaveAccessibleDescription('You have view-only access.');
    for (const control of [
      ...canvas.getAllByRole('textbox'),
      ...canvas.getAllByRole('combobox'),
      ...canvas.getAllByRole('checkbox'),
    ]) {
      await expect(control).toBeDisabled();
    }
  },
};

/** Two variables with the same name on one page have different ids. */
export const TwoOnAPage: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: (args) => (
    <>
      <Stateful {...args} />
      <Stateful {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  },
};
