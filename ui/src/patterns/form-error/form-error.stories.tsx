import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { FormError } from './form-error.tsx';

const meta = {
  title: 'Patterns/FormError',
  component: FormError,
  tags: ['catalogue'],
  args: { title: 'The carrier was not saved' },
  decorators: [(Story) => <div className="max-w-lg">{Story()}</div>],
} satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: <p>The platform did not answer. Try again in a moment.</p> },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('alert');
    await expect(banner).toHaveTextContent('The carrier was not saved');
    await userEvent.tab();
    await expect(banner).not.toHaveFocus();
  },
};

/** A form moves the focus here when its submission is rejected. */
export const Focused: Story = {
  render: (args) => <FormError {...args} ref={(node) => node?.focus()} />,
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveFocus(),
};

export const WithMessages: Story = {
  tags: ['visual'],
  args: {
    messages: [
      { message: 'Give the carrier a name.', onJump: fn() },
      { message: 'Gateway 2: the address is already used by gateway 1.', onJump: fn() },
      { message: 'The account is suspended.' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Give the carrier a name.' }));
    await expect(args.messages?.[0]?.onJump).toHaveBeenCalledOnce();
    await expect(args.messages?.[1]?.onJump).not.toHaveBeenCalled();
  },
};

export const PartlySaved: Story = {
  tags: ['visual'],
  args: {
    tone: 'warning',
    title: 'The carrier was saved, two of its gateways were not',
    messages: [{ message: 'Gateway 2: port out of range.' }, { message: 'Gateway 3: no answer.' }],
  },
};

/** Two rows may have the same problem. */
export const TwoMessagesOfOneText: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    messages: [
      { message: 'Enter an address.', onJump: fn() },
      { message: 'Enter an address.', onJump: fn() },
    ],
  },
  play: async ({ canvas, args }) => {
    const [, second] = canvas.getAllByRole('button', { name: 'Enter an address.' });
    if (second) await userEvent.click(second);
    await expect(args.messages?.[1]?.onJump).toHaveBeenCalledOnce();
  },
};

export const LongUnbroken: Story = {
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
  args: {
    title: unbroken,
    messages: [{ message: unbroken, onJump: fn() }, { message: `${unbroken}.` }],
    children: <p>{unbroken}</p>,
  },
  play: async ({ canvas }) => staysInside(canvas.getByRole('alert')),
};
