import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberInput } from './number-input.tsx';

const meta = {
  title: 'Primitives/NumberInput',
  component: NumberInput,
  tags: ['catalogue'],
  args: { 'aria-label': 'Port', onChange: fn() },
  decorators: [(Story) => <div className="max-w-32">{Story()}</div>],
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: '5060', min: 1, max: 65535 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Port' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(input).toHaveValue('5061');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const KeepsWhatIsTyped: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12a4');
    await expect(input).toHaveValue('12a4');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('12a4');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '5060' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('5060');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-3">
      <NumberInput aria-label="Empty" placeholder="5060" />
      <NumberInput aria-label="Filled" defaultValue="5060" />
      <NumberInput aria-label="At the end" align="end" defaultValue="1200" />
      <NumberInput aria-label="Invalid" aria-invalid defaultValue="70000" />
      <NumberInput aria-label="Read-only" readOnly defaultValue="5060" />
      <NumberInput aria-label="Disabled" disabled defaultValue="5060" />
      <NumberInput aria-label="Small" size="sm" defaultValue="32" />
    </div>
  ),
};
