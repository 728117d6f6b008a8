import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { Combobox } from '../combobox/index.ts';
import { NumberInput } from '../number-input/index.ts';
import { PasswordInput } from '../password-input/index.ts';
import { Select } from '../select/index.ts';
import { TextInput } from '../text-input/index.ts';
import { Textarea } from '../textarea/index.ts';
import { Field } from './field.tsx';

const options = [{ value: 'udp', label: 'udp' }];
const ignore = () => undefined;
const controls: Record<string, ReactNode> = {
  'Text input': <TextInput />,
  'Password input': <PasswordInput />,
  'Number input': <NumberInput />,
  Textarea: <Textarea />,
  Select: <Select value="udp" onChange={ignore} options={options} />,
  Combobox: <Combobox value="udp" onChange={ignore} options={options} />,
};

const meta = {
  title: 'Primitives/Field/Every control',
  component: Field,
  args: { label: 'Control', children: null },
  tags: ['visual', '!autodocs'],
} satisfies Meta<typeof Field>;
export default meta;

/** Every control takes its label, help, error and required mark from its field, all in the same way. */
export const WiredAlike: StoryObj<typeof meta> = {
  render: () => (
    <div className="grid max-w-prose grid-cols-2 gap-4">
      {Object.entries(controls).map(([label, control]) => (
        <Field key={label} label={label} help="What it is for." error="What is wrong." required>
          {control}
        </Field>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const label of Object.keys(controls)) {
      const control = within(canvasElement).getByLabelText(label);
      await expect(control).toHaveAccessibleDescription('What is wrong. What it is for.');
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      const isRequired =
        control.hasAttribute('required') || control.getAttribute('aria-required') === 'true';
      await expect(isRequired, `${label} is required`).toBe(true);
    }
  },
};
