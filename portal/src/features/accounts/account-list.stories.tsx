import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AccountRow } from '../../platform/resources/accounts/accounts.ts';
import { listState, narrow, states } from '../../screen/list/list.fixtures.tsx';
import { AccountListView } from './account-list.view.tsx';

const names = ['Acme Support', 'Globex', 'Initech', 'Northwind Retail', 'Umbrella Care'];
const rows: AccountRow[] = names.map((name, index) => ({
  account_sid: `a8b10404-c054-4b27-81a9-f5d6696dc5c${index}`,
  name,
  sip_realm: index === 2 ? '' : `${name.toLowerCase().replace(' ', '-')}.sip.example.net`,
  service_provider_sid: '2708b1b3-2736-40ea-b502-c53d8396247f',
  is_active: index !== 3,
  record_all_calls: index === 0,
  device_calling_application_sid: '',
  siprec_hook_sid: '',
}));

const meta = {
  title: 'Screens/Accounts',
  component: AccountListView,
  args: {
    ...listState(rows),
    applications: new Map(rows.map(({ account_sid }, index) => [account_sid, index * 9])),
    numbers: new Map(rows.map(({ account_sid }, index) => [account_sid, index * 398])),
  },
} satisfies Meta<typeof AccountListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { tags: ['visual'] };
// Every list shows these states the same way: the frame renders them.
export const Pending: Story = states.pending;
export const Failed: Story = states.failed;
export const FirstUse: Story = { tags: ['visual'], ...states.firstUse };
export const NoMatch: Story = states.noMatch;
export const ViewOnly: Story = states.viewOnly;
export const Narrow: Story = { tags: ['visual'], ...narrow };
