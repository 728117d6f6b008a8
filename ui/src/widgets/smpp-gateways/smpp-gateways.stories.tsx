import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { emptySmppGateway, type SmppGatewaysValue as Value } from './gateways.model.ts';
import { SmppGateways } from './smpp-gateways.tsx';

const value: Value = {
  a: { ...emptySmppGateway, address: 'smpp.texting.example', isPrimary: true },
  b: { ...emptySmppGateway, address: 'smpp2.texting.example', port: '3550', usesTls: true },
  c: { ...emptySmppGateway, direction: 'inbound', address: '203.0.113.90', netmask: 28 },
};

const Stateful = stateful(SmppGateways);

const meta = {
  title: 'Widgets/SmppGateways',
  component: SmppGateways,
  tags: ['catalogue'],
  args: { direction: 'outbound', value, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-240 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof SmppGateways>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outbound: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('textbox', { name: /^Address/ })).toHaveLength(2);
    // The other one stays primary: the person decides which one counts.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Primary of outbound gateway 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...value,
      b: { ...value['b'], isPrimary: true },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Add outbound gateway' }));
    await expect(canvas.getByLabelText('Address of outbound gateway 3')).toHaveFocus();
  },
};

export const Inbound: Story = {
  tags: ['visual'],
  args: { direction: 'inbound' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Address of inbound gateway 1')).toHaveValue('203.0.113.90');
    await expect(canvas.queryByLabelText(/^Port/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete inbound gateway 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ a: value['a'], b: value['b'] });
    await expect(canvas.getByRole('button', { name: 'Add inbound gateway' })).toHaveFocus();
  },
};

export const None: Story = {
  args: { value: {}, errors: { outbound: 'You must provide at least one Outbound Gateway.' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Add outbound gateway' }),
    ).toHaveAccessibleDescription('You must provide at least one Outbound Gateway.');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/smpp2\.texting\.example/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Narrow: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
};
