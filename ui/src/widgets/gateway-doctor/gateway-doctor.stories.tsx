import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { emptySipGateway, type SipGateway } from '../sip-gateways/index.ts';
import { GatewayDoctor } from './gateway-doctor.tsx';

const gateway = (part: Partial<SipGateway>): SipGateway => ({ ...emptySipGateway, ...part });
const value = {
  a: gateway({ address: '8.8.8.70', netmask: 27 }),
  b: gateway({ address: '8.8.8.80' }),
  c: gateway({ address: 'gw.skyline.example' }),
  d: gateway({ address: '10.0.0.5' }),
};

const Stateful = stateful(GatewayDoctor);

const meta = {
  title: 'Widgets/GatewayDoctor',
  component: GatewayDoctor,
  tags: ['catalogue'],
  args: { value, onChange: fn(), trunkType: 'static_ip', others: [] },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-240 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof GatewayDoctor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Make it outbound only' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...value,
      c: { ...value.c, isInbound: false, isOutbound: true },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Write it as 8.8.8.64/27' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 8.8.8.80' }));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('10.0.0.5');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Narrow: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
};
