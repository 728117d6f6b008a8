import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { accounts } from './combobox.fixtures.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

/** Options that load after the field is shown. */
const meta = {
  title: 'Primitives/Combobox/Arriving options',
  component: Combobox,
  tags: ['catalogue'],
  args: { value: 'a3', options: [], onChange: fn() },
  render: (args) => <Arriving {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

let arrive: (value?: string) => void = () => undefined;

/** Empty and loading until `arrive` is called. Its argument is the value that the caller then chooses. */
function Arriving({ value: first, ...props }: ComboboxProps) {
  const [options, setOptions] = useState<ComboboxProps['options']>([]);
  const [value, setValue] = useState(first);
  arrive = (chosen) => {
    setOptions(accounts);
    if (chosen !== undefined) setValue(chosen);
  };
  return (
    <div className="grid max-w-72 gap-4">
      <Combobox
        {...props}
        aria-label="Account"
        value={value}
        onChange={setValue}
        options={options}
        isLoading={options.length === 0}
      />
      <button type="button" onClick={() => setValue(null)}>
        Reset
      </button>
    </div>
  );
}

export const OptionsArriveLater: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await expect(input).toHaveValue('');
    arrive();
    await waitFor(() => expect(input).toHaveValue('Globex'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(input).toHaveValue(''));
  },
};

/** The caller chooses the first account once the options arrive, as a list that requires one does. */
export const TypedBeforeTheyArrive: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { value: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Account' }));
    await userEvent.keyboard('Glo');
    arrive('a1');
    await expect(await screen.findByRole('option', { name: 'Globex' })).toBeVisible();
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await expect(input).toHaveValue('Glo');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Globex');
  },
};
