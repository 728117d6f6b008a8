import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Actions } from '../actions/index.ts';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { TextInput } from '../text-input/index.ts';
import { Form } from './form.tsx';

const meta = {
  title: 'Primitives/Form',
  component: Form,
  tags: ['catalogue'],
  args: {
    gap: 'md',
    onSubmit: fn(),
    children: (
      <>
        <Field label="Name" required>
          <TextInput name="name" defaultValue="Aurora Wholesale" />
        </Field>
        <Field label="Description">
          <TextInput name="description" />
        </Field>
        <Actions>
          <Button type="submit" variant="primary">
            Save carrier
          </Button>
          <Button>Cancel</Button>
        </Actions>
      </>
    ),
  },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const ByEnter: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const { href } = window.location;
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(window.location.href).toBe(href);
  },
};

/** While a promise from `onSubmit` is pending, the form is not submitted again. */
export const SentOnce: Story = {
  tags: ['!autodocs'],
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), '{Enter}{Enter}');
    const button = await canvas.findByRole('button', { name: 'Save carrier', busy: true });
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
