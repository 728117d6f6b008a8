import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserRow } from '../../platform/resources/users/users.ts';
import {
  noAccountFilter as accountFilter,
  listState,
  narrow,
  states,
} from '../../screen/list/list.fixtures.tsx';
import { UserListView } from './user-list.view.tsx';

const names = ['acme-user', 'admin', 'ops', 'sp-northwind'];
const scopes = ['account', 'admin', 'account', 'service_provider'] as const;
const rows: UserRow[] = names.map((name, index) => ({
  user_sid: `a376cf45-8fa7-4dc6-b722-54894824bc0${index}`,
  name,
  email: `${name}@example.net`,
  is_active: index !== 2,
  force_change: index === 3,
  scope: scopes[index] ?? 'account',
  account_sid: '',
  account_name: 'Acme Support',
  service_provider_sid: '',
  service_provider_name: 'Northwind Telecom',
}));

const meta = {
  title: 'Screens/Users',
  component: UserListView,
  args: {
    ...listState(rows),
    scope: '',
    scopes: [{ value: '', label: 'All scopes' }],
    accountFilter,
    ownSid: rows[1]?.user_sid ?? '',
  },
} satisfies Meta<typeof UserListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { tags: ['visual'] };
export const FirstUse: Story = { tags: ['visual'], ...states.firstUse };
export const Narrow: Story = { tags: ['visual'], ...narrow };
