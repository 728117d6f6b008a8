import type { Meta, StoryObj } from '@storybook/react-vite';
import { listState, narrow, noAccountFilter, states } from '../../screen/list/list.fixtures.tsx';
import { type ShownTenant, TenantListView } from './tenant-list.screen.tsx';

const tenant = (index: number, part: Partial<ShownTenant> = {}): ShownTenant => ({
  ms_teams_tenant_sid: `00000000-0000-4000-8000-00000000000${index}`,
  service_provider_sid: '',
  account_sid: null,
  application_sid: null,
  tenant_fqdn: `customer${index}.teams.example.net`,
  accountName: 'Acme Support',
  applicationName: '',
  ...part,
});
const rows: ShownTenant[] = [
  tenant(1, { applicationName: 'Support line' }),
  tenant(2, { accountName: 'Globex Sales' }),
  tenant(3, { tenant_fqdn: `${'very-long-customer-name.'.repeat(9)}teams.example.net` }),
];

const meta = {
  title: 'Screens/Teams tenants',
  component: TenantListView,
  args: { ...listState(rows), accountFilter: noAccountFilter },
} satisfies Meta<typeof TenantListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { tags: ['visual'] };
export const Narrow: Story = { tags: ['visual'], ...narrow };
export const FirstUse: Story = states.firstUse;
