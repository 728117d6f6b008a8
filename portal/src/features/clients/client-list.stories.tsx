import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@trunkline/ui/primitives/badge';
import { listState, narrow, noAccountFilter, states } from '../../screen/list/list.fixtures.tsx';
import { ClientListView, type ShownClient } from './client-list.view.tsx';

const client = (index: number, part: Partial<ShownClient> = {}): ShownClient => ({
  client_sid: `00000000-0000-4000-8000-00000000000${index}`,
  account_sid: '10000000-0000-4000-8000-000000000001',
  username: `dispatch0${index}`,
  is_active: true,
  accountName: 'Wayne Logistics',
  sipRealm: 'wayne.sip.example.net',
  ...part,
});

const rows: ShownClient[] = [
  client(1),
  client(2, { is_active: false }),
  client(3, { accountName: 'Initech Labs', sipRealm: '' }),
  client(4, { username: 'gate-intercom-with-a-name-as-long-as-the-column-will-take-123456' }),
];

const registered = (row: ShownClient) =>
  row.username === 'dispatch01' ? (
    <Badge tone="success">Registered</Badge>
  ) : (
    <span className="text-muted">No</span>
  );

const meta = {
  title: 'Screens/Clients',
  component: ClientListView,
  args: {
    ...listState(rows),
    accountFilter: noAccountFilter,
    realm: 'wayne.sip.example.net',
    registered,
  },
} satisfies Meta<typeof ClientListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { tags: ['visual'] };
export const Narrow: Story = narrow;
export const NoRealm: Story = { args: { ...states.firstUse.args, realm: '' } };
