import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../../primitives/field/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { staysInside, unbroken } from '../../stays-inside.ts';
import { CallFlow } from './call-flow.tsx';

const menu = [
  { verb: 'config', synthesizer: { vendor: 'google' } },
  { verb: 'say', text: 'Welcome to Acme.' },
  {
    verb: 'gather',
    input: ['speech', 'digits'],
    maxDigits: 1,
    actionHook: '/menu',
    say: { text: 'Press one for sales, or say what you need.' },
  },
  { verb: 'dial', target: [{ type: 'phone', number: '+49301234567' }], actionHook: '/after-dial' },
  { verb: 'say', text: 'Nobody is here. Goodbye.' },
  { verb: 'hangup' },
];

const meta = {
  title: 'Widgets/CallFlow',
  component: CallFlow,
  tags: ['catalogue'],
  args: { script: JSON.stringify(menu) },
  decorators: [(Story) => <div className="w-64 max-w-full bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof CallFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
};

/** Verbs after the end of the call are marked as never reached. */
export const Unreached: Story = {
  args: {
    script: JSON.stringify([{ verb: 'hangup' }, { verb: 'say', text: 'Is anybody there?' }]),
  },
  play: async ({ canvas }) => {
    const [end, after] = canvas.getAllByRole('listitem');
    await expect(end).not.toHaveTextContent('Never reached');
    await expect(after).toHaveTextContent('Never reached');
  },
};

/** While the text is invalid during typing, the last valid flow stays. */
export const Typing: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { script: '[{"verb":"say","text":"Hello"}]' },
  render: ({ script }) => {
    const [value, setValue] = useState(script);
    return (
      <div className="grid gap-4">
        <Field label="Verbs">
          <Textarea value={value} onChange={(event) => setValue(event.target.value)} />
        </Field>
        <CallFlow script={value} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const verbs = canvas.getByRole('textbox', { name: 'Verbs' });
    await userEvent.type(verbs, '{Backspace},');
    await expect(await canvas.findByText(/last text that could be read/)).toBeVisible();
    await expect(canvas.getByText('Hello')).toBeVisible();
    await userEvent.type(verbs, '{Backspace},{{"verb":"hangup"}]');
    await expect(await canvas.findByText('Hang up')).toBeVisible();
    await expect(canvas.queryByText(/last text/)).toBeNull();
  },
};

export const Unreadable: Story = { args: { script: '[' } };
export const Empty: Story = { args: { script: '[]' } };

export const LongUnbroken: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    script: JSON.stringify([{ verb: 'gather', actionHook: unbroken, say: { text: unbroken } }]),
  },
  play: async ({ canvas }) => staysInside(canvas.getByRole('region')),
};
