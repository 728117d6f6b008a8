import type { Meta, StoryObj } from '@storybook/react-vite';
import { listState, narrow, noAccountFilter, states } from '../../screen/list/list.fixtures.tsx';
import { CarrierListView, type ShownCarrier } from './carrier-list.view.tsx';

/** Registration states as the SIP side reports them. */
const registration = (status: string, reason: string) => ({ status, reason, callId: '' });

const carrier = (index: number, part: Partial<ShownCarrier> = {}): ShownCarrier => ({
  voip_carrier_sid: `00000000-0000-4000-8000-00000000000${index}`,
  name: 'Skyline SIP',
  account_sid: null,
  service_provider_sid: '20000000-0000-4000-8000-000000000001',
  application_sid: null,
  is_active: true,
  requires_register: false,
  register_status: registration('', ''),
  accountName: '',
  ...part,
});

const rows: ShownCarrier[] = [
  carrier(1),
  carrier(2, {
    name: 'Acme PBX',
    accountName: 'Acme Support',
    requires_register: true,
    register_status: registration('ok', '200 OK'),
  }),
  carrier(3, {
    name: 'Acme backup trunk',
    accountName: 'Acme Support',
    is_active: false,
    requires_register: true,
    register_status: registration('fail', '401 Unauthorized'),
  }),
  carrier(4, { name: 'Baltic Retail voice – Übergabe Frankfurt/Zürich, IPv6-ready, Łódź' }),
];

const gateways = (row: ShownCarrier) =>
  row.name === 'Skyline SIP' ? '2 inbound, 1 outbound' : <span>Checking gateways...</span>;

const meta = {
  title: 'Screens/Carriers',
  component: CarrierListView,
  args: {
    ...listState(rows),
    accountFilter: { ...noAccountFilter, isShown: true, accounts: [] },
    realm: 'acme.sip.example.net',
    gateways,
  },
} satisfies Meta<typeof CarrierListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { tags: ['visual'] };
export const Narrow: Story = { ...narrow, tags: ['visual'] };
export const OwnAccount: Story = { args: { accountFilter: noAccountFilter } };
export const SharedByProvider: Story = {
  args: {
    accountFilter: noAccountFilter,
    ...listState(rows.slice(1, 3)),
    shared: [rows[0], rows[3]].filter((row) => row !== undefined),
  },
};
export const NoneOfOwn: Story = {
  args: { ...states.firstUse.args, accountFilter: noAccountFilter, shared: rows.slice(0, 1) },
};
export const NoRealm: Story = { args: { realm: '' } };
export const FirstUse: Story = states.firstUse;
