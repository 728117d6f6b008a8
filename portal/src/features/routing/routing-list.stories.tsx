import type { Meta, StoryObj } from '@storybook/react-vite';
import { listState, narrow, noAccountFilter, states } from '../../screen/list/list.fixtures.tsx';
import { RoutingListView, type ShownRouting } from './routing-list.view.tsx';

const table = (index: number, part: Partial<ShownRouting>): ShownRouting => ({
  lcr_sid: `00000000-0000-4000-8000-00000000000${index}`,
  name: 'Northwind outbound',
  is_active: true,
  default_carrier_set_entry_sid: null,
  service_provider_sid: null,
  account_sid: '10000000-0000-4000-8000-000000000001',
  number_routes: 4,
  ownerName: 'Acme Support',
  isUnused: false,
  ...part,
});

const rows: ShownRouting[] = [
  table(1, {
    ownerName: 'Northwind Telecom',
    account_sid: null,
    service_provider_sid: '20000000-0000-4000-8000-000000000001',
  }),
  table(2, { name: 'Acme least cost', number_routes: 2 }),
  table(3, { name: 'Stark least cost – Übergabe Frankfurt/Zürich', number_routes: 1280 }),
  table(4, { name: 'Nothing routed yet', number_routes: 0, is_active: false }),
];

const meta = {
  title: 'Screens/Outbound call routing',
  component: RoutingListView,
  args: {
    ...listState(rows),
    accountFilter: { ...noAccountFilter, isShown: true, accounts: [] },
  },
} satisfies Meta<typeof RoutingListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { tags: ['visual'] };
export const Narrow: Story = { ...narrow, tags: ['visual'] };
export const FirstUse: Story = states.firstUse;
export const Unused: Story = {
  args: listState([
    table(5, { account_sid: null, ownerName: 'No account or service provider', isUnused: true }),
  ]),
};
