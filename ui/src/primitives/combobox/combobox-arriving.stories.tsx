import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/index.ts';
import { accounts } from './combobox.fixtures.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

/** Options that come after the field. */
const meta = {
  title: 'Primitives/Combobox/Arriving options',
  component: Combobox,
  tags: ['catalogue'],
  args: { value: 'a3', options: accounts, onChange: fn() },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OptionsArriveLater: Story = {
  render: function Render(args) {
    const [options, setOptions] = useState<ComboboxProps['options']>([]);
    const [value, setValue] = useState<string | null>('a3');
    return (
      <div className="grid max-w-72 gap-4">
        <Field label="Account">
          <Combobox
            {...args}
            value={value}
            onChange={setValue}
            options={options}
            isLoading={options.length === 0}
          />
        </Field>
        <button type="button" onClick={() => setOptions(accounts)}>
          Load
        </button>
        <button type="button" onClick={() => setValue(null)}>
          Reset
        </button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await expect(input).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(input).toHaveValue('Globex'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(input).toHaveValue(''));
  },
};

let arrive: () => void = () => undefined;

/** The caller chooses the first account with the options, as a list that needs one does. */
export const TypedBeforeTheyArrive: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: function Render(args) {
    const [options, setOptions] = useState<ComboboxProps['options']>([]);
    const [value, setValue] = useState<string | null>(null);
    arrive = () => {
      setOptions(accounts);
      setValue('a1');
    };
    return (
      <Combobox
        {...args}
        aria-label="Account"
        value={value}
        onChange={setValue}
        options={options}
        isLoading={options.length === 0}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Account' }));
    await userEvent.keyboard('Glo');
    arrive();
    await expect(await screen.findByRole('option', { name: 'Globex' })).toBeVisible();
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await expect(input).toHaveValue('Glo');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Globex');
  },
};
