import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { TextInput } from '../text-input/index.ts';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  tags: ['catalogue'],
  args: {
    summary: 'Outbound authentication',
    state: 'off',
    onOpenChange: fn(),
    children: (
      <Field label="Username">
        <TextInput />
      </Field>
    ),
  },
  decorators: [(Story) => <div className="max-w-96 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Outbound authentication: off' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('textbox')).toBeNull();

    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'acme');

    button.focus();
    await userEvent.keyboard(' ');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(button);
    // The typed text is kept.
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('acme');
  },
};

export const Open: Story = { tags: ['visual'], args: { defaultOpen: true, state: undefined } };
