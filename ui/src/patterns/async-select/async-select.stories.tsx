import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Field } from '../../primitives/field/index.ts';
import { stateful } from '../../stateful.fixtures.tsx';
import { AsyncSelect } from './async-select.tsx';

const regions = [
  { value: 'us', label: 'United States' },
  { value: 'eu', label: 'Europe' },
];
const carriers = Array.from({ length: 400 }, (_, n) => ({
  value: `carrier-${n + 1}`,
  label: `Carrier ${n + 1}`,
}));

const Stateful = stateful(AsyncSelect);

const meta = {
  title: 'Patterns/AsyncSelect',
  component: AsyncSelect,
  tags: ['catalogue'],
  args: { value: 'eu', onChange: fn(), options: regions },
  render: (args) => (
    <Field label="Region" className="max-w-sm bg-card">
      <Stateful {...args} />
    </Field>
  ),
} satisfies Meta<typeof AsyncSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { emptyOption: 'Any' },
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('combobox', { name: 'Region' });
    await expect(region).toHaveTextContent('Europe');
    await userEvent.click(region);
    await userEvent.click(await screen.findByRole('option', { name: 'Any' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const LongList: Story = {
  args: { value: '', options: carriers, emptyOption: 'None' },
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.type(region, 'carrier 317{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('carrier-317');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Unavailable: Story = {
  args: { value: 'ap' },
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('combobox', { name: 'Region' });
    await expect(region).toHaveTextContent('ap (unavailable)');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { options: [], status: 'loading' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveValue('eu');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { options: [], status: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('combobox', { name: 'Region' });
    await expect(region).toHaveTextContent('eu');
    await expect(region).toHaveAccessibleDescription("Couldn't load the list.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    // The next Tab goes to the control, not to the start of the page.
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Region' })).toHaveValue('Europe');
  },
};

export const States: Story = {
  tags: ['visual'],
  render: (args) => (
    <div className="grid max-w-sm gap-4">
      <Field label="Ready">
        <AsyncSelect {...args} />
      </Field>
      <Field label="Nothing chosen">
        <AsyncSelect {...args} value="" emptyOption="Any" />
      </Field>
      <Field label="Unavailable">
        <AsyncSelect {...args} value="ap" />
      </Field>
      <Field label="Long list">
        <AsyncSelect {...args} value="carrier-1" options={carriers} emptyOption="None" />
      </Field>
      <Field label="Loading">
        <AsyncSelect {...args} options={[]} status="loading" />
      </Field>
      <Field label="Failed">
        <AsyncSelect {...args} options={[]} status="failed" onRetry={() => undefined} />
      </Field>
      <Field label="Disabled">
        <AsyncSelect {...args} disabled />
      </Field>
    </div>
  ),
};
