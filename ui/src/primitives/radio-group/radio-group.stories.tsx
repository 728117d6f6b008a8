import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'udp', label: 'UDP' },
  { value: 'tcp', label: 'TCP' },
  { value: 'tls', label: 'TLS' },
];

const Stateful = stateful(RadioGroup);

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  tags: ['catalogue'],
  args: { label: 'Transport', value: 'udp', options, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Transport' })).toBeVisible();
    await userEvent.click(canvas.getByText('TLS'));
    await expect(canvas.getByRole('radio', { name: 'TLS' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'UDP' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('tls');
  },
};

export const ByKeyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'UDP' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'TCP' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'TLS' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** Without `value` the radios keep the choice themselves. */
export const Uncontrolled: Story = {
  render: ({ value, ...args }) => <RadioGroup {...args} defaultValue={value} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('TLS'));
    await expect(canvas.getByRole('radio', { name: 'TLS' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('tls');
  },
};

export const RequiredWithError: Story = {
  args: { value: null, required: true, error: 'Choose a transport.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /Transport/ });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Choose a transport.');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, value: 'tls' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TLS')).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <div className="grid max-w-md gap-6">
      <Stateful
        label="Transport"
        value="tcp"
        options={options}
        orientation="horizontal"
        onChange={fn()}
      />
      <Stateful
        label="Authentication"
        value="trunk"
        onChange={fn()}
        options={[
          { value: 'ip', label: 'By address', help: 'Calls are accepted from listed gateways.' },
          { value: 'trunk', label: 'By registration', help: 'We register with the carrier.' },
          {
            value: 'none',
            label: 'None',
            help: 'Only with an own session controller.',
            disabled: true,
          },
        ]}
      />
      <Stateful
        label="Disabled"
        value="udp"
        options={options}
        orientation="horizontal"
        disabled
        onChange={fn()}
      />
    </div>
  ),
};

/** An unbroken word wraps: nothing overflows. */
export const EndlessWord: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    label: 'Wxyzabcdefghij'.repeat(6),
    help: 'Wxyzabcdefghij'.repeat(6),
    error: 'Wxyzabcdefghij'.repeat(6),
  },
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').scrollWidth).toBeLessThanOrEqual(320);
  },
};
