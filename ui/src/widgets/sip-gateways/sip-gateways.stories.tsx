import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { stateful } from '../../stateful.fixtures.tsx';
import { choose, sipGateways } from '../../testing/testing-library/index.ts';
import {
  emptySipGateway,
  type SipGateway,
  type SipGatewaysValue,
  sipGatewayMessages,
  validateSipGateways,
} from './gateways.model.ts';
import { SipGateways } from './sip-gateways.tsx';

const gateway = (part: Partial<SipGateway>): SipGateway => ({ ...emptySipGateway, ...part });
const value = {
  a: gateway({ address: '203.0.113.64', netmask: 27 }),
  b: gateway({ address: '203.0.113.10', isOutbound: true, isActive: false }),
  c: gateway({
    address: 'gw.skyline.example',
    port: '5061',
    protocol: 'tls/srtp',
    isInbound: false,
    isOutbound: true,
    sendsOptionsPing: true,
  }),
};

const Stateful = stateful(SipGateways);

const meta = {
  title: 'Widgets/SipGateways',
  component: SipGateways,
  tags: ['catalogue'],
  args: { value, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-240 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof SipGateways>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'SIP gateways' })).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: 'Send OPTIONS ping of gateway 3' }),
    ).toBeChecked();
    await expect(
      canvas.queryByRole('checkbox', { name: 'Send OPTIONS ping of gateway 1' }),
    ).toBeNull();
    await userEvent.click(sipGateways(canvas).add());
    await expect(sipGateways(canvas).address(4)).toHaveFocus();
    await userEvent.keyboard(' 198.51.100.7 {Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...value,
      'new-1': gateway({ address: '198.51.100.7' }),
    });
  },
};

export const Choosing: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    await choose(screen, userEvent, sipGateways(canvas).protocol(2), 'tls');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...value,
      b: { ...value.b, protocol: 'tls' },
    });
    await expect(sipGateways(canvas).checkbox('usesSipsScheme', 2)).toBeVisible();
    await userEvent.click(sipGateways(canvas).checkbox('outbound', 2));
    await expect(
      canvas.queryByRole('checkbox', { name: 'Use sips scheme of gateway 2' }),
    ).toBeNull();
  },
};

const errors = {
  'b.address': sipGatewayMessages.taken,
  'b.port': sipGatewayMessages.port,
  'c.isInbound': sipGatewayMessages.direction,
};

/** A stored value that isn't offered is shown, and stays until another one is chosen. */
export const AnotherProtocol: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { value: { a: gateway({ address: '203.0.113.64', protocol: 'wss' }) } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Protocol of gateway 1' })).toHaveTextContent(
      'wss',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Outbound of gateway 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      a: gateway({ address: '203.0.113.64', protocol: 'wss', isOutbound: true }),
    });
  },
};

export const WithErrors: Story = {
  tags: ['visual'],
  args: { errors },
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', { name: 'Address of gateway 2' });
    await expect(address).toBeInvalid();
    await expect(address).toHaveAccessibleDescription(sipGatewayMessages.taken);
    await expect(
      canvas.getByRole('checkbox', { name: 'Inbound of gateway 3' }),
    ).toHaveAccessibleDescription(sipGatewayMessages.direction);
    await expect(canvas.getByRole('textbox', { name: 'Address of gateway 1' })).not.toHaveAttribute(
      'aria-invalid',
    );
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'SIP gateways' }));
    await expect(table.getByText('203.0.113.64/27')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

function PlainForm() {
  const [gateways, setGateways] = useState<SipGatewaysValue>({ a: emptySipGateway });
  const [errors, setErrors] = useState({});
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setErrors(validateSipGateways(gateways));
      }}
    >
      <SipGateways value={gateways} onChange={setGateways} errors={errors} />
      <Button type="submit">Save carrier</Button>
    </form>
  );
}

/** The browser doesn't block the form: your submit handler runs, and the check with it. */
export const InAPlainForm: Story = {
  render: () => <PlainForm />,
  play: async ({ canvas }) => {
    await expect(sipGateways(canvas).address(1)).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Save carrier' }));
    await expect(await canvas.findByText(sipGatewayMessages.invalid)).toBeVisible();
  },
};

export const Narrow: Story = {
  tags: ['visual'],
  args: {
    value: {
      ...value,
      b: gateway({ address: `${'registrierungsberechtigung.'.repeat(4)}example` }),
    },
    errors: { 'b.address': sipGatewayMessages.inboundName },
  },
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
};
