import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { InboundExplainer } from './inbound-explainer.tsx';

const Stateful = stateful(InboundExplainer);

const meta = {
  title: 'Widgets/InboundExplainer',
  component: InboundExplainer,
  tags: ['catalogue'],
  args: {
    value: { source: '203.0.113.70', host: 'acme.sip.example.net', number: '+442079460000' },
    onChange: fn(),
    sight: 'provider',
    names: {
      accounts: new Map([['acme', 'Acme Support']]),
      carriers: new Map([['skyline', 'Skyline SIP']]),
      applications: new Map([['support', 'Support line']]),
      numbers: new Map([['n', '442079460000']]),
    },
    world: {
      accounts: [
        {
          id: 'acme',
          providerId: 'P',
          realm: 'acme.sip.example.net',
          isActive: true,
          deviceApplicationId: 'support',
        },
      ],
      carriers: [
        {
          id: 'skyline',
          isActive: true,
          accountId: null,
          providerId: 'P',
          applicationId: null,
          requiresRegister: false,
          registerRealm: '',
          registerUsername: '',
          gateways: [{ address: '203.0.113.64', netmask: 27, isInbound: true }],
        },
      ],
      numbers: [
        {
          id: 'n',
          number: '442079460000',
          carrierId: 'skyline',
          accountId: 'acme',
          applicationId: 'support',
        },
      ],
      tenants: [],
    },
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-240 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof InboundExplainer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const result = await canvas.findByRole('region', { name: 'What happens to the call' });
    await expect(result).toHaveTextContent('Support line of Acme Support, by Skyline SIP');
  },
};

export const NotFilledIn: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('combobox', { name: /Host/ }));
    await expect(canvas.getByText(/Enter where the call comes from/)).toBeVisible();
  },
};

export const NoAddress: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    const source = canvas.getByRole('combobox', { name: /Source address/ });
    await userEvent.clear(source);
    await userEvent.type(source, '203.0.113');
    await expect(source).not.toHaveAttribute('aria-invalid', 'true');
    await expect(
      canvas.queryByRole('region', { name: 'What happens to the call' }),
    ).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(source).toHaveAccessibleDescription(/Enter an IPv4 address/);
    await expect(canvas.queryByText(/Enter where the call comes from/)).not.toBeInTheDocument();
    await userEvent.clear(source);
    await userEvent.type(source, '2001:db8::1');
    await userEvent.tab();
    await expect(source).toHaveAccessibleDescription(/compares IPv4 addresses only/);
  },
};

export const Refused: Story = {
  tags: ['visual'],
  args: { value: { source: '198.51.100.4', host: '203.0.113.1', number: '1' } },
  play: async ({ canvas }) => {
    const result = await canvas.findByRole('region', { name: 'What happens to the call' });
    await expect(result).toHaveTextContent('Rejected with 404');
    await expect(result).toHaveTextContent('Carriers of other service providers count too');
  },
};
