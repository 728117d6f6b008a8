import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  eventListState,
  narrow,
  noAccountFilter,
  states,
} from '../../screen/list/list.fixtures.tsx';
import { RecordMembers } from '../../screen/list/record-members.tsx';
import { sampleCall } from '../../shared/calls/call.fixtures.ts';
import { callKey } from '../../shared/calls/call-key.ts';
import { CallListView } from './call-list.view.tsx';

const rows = [
  sampleCall(),
  sampleCall({ attempted_at: '2026-11-20T09:12:57.499Z', direction: 'inbound', duration: 3725 }),
  sampleCall({
    attempted_at: '2026-11-20T06:45:50.528Z',
    direction: 'inbound',
    from: '442079460123',
    answered: false,
    sip_status: 487,
    termination_reason: 'request cancelled by caller',
    duration: 0,
  }),
  sampleCall({
    attempted_at: '2026-11-20T05:46:07.974Z',
    from: 'anonymous',
    to: 'alice.übergabe-telekommunikationsgesellschaft@acme.sip.example.net',
    answered: false,
    sip_status: 503,
    termination_reason: 'service unavailable',
    call_sid: '',
  }),
];
const [first] = rows;

const meta = {
  title: 'Screens/Recent calls',
  component: CallListView,
  args: {
    ...eventListState(rows),
    accountOf: undefined,
    trunkFilter: null,
    note: undefined,
    content: (call) => <RecordMembers record={call} />,
  },
} satisfies Meta<typeof CallListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { tags: ['visual'] };
export const Open: Story = {
  tags: ['visual'],
  args: { openKey: first ? callKey(first) : null },
};
export const Narrow: Story = { ...narrow, tags: ['visual'] };
/** A long address is truncated; the length of the call stays on its line. */
export const LongAddress: Story = {
  ...narrow,
  tags: ['!catalogue', '!autodocs'],
  args: {
    ...eventListState([sampleCall({ from: '17503359155', to: 'desk100@acme.sip.example.net' })]),
  },
  play: async ({ canvas }) => {
    const address = await canvas.findByText(/desk100@acme/);
    const [top, length] = [address, canvas.getByText('7:04')].map((one) =>
      Math.round(one.getBoundingClientRect().top),
    );
    await expect(Math.abs((top ?? 0) - (length ?? 99))).toBeLessThan(6);
  },
};
export const WithAccounts: Story = {
  args: { accountFilter: { ...noAccountFilter, isShown: true, isScope: true, accounts: [] } },
};
export const AllAccounts: Story = {
  tags: ['visual'],
  args: {
    accountFilter: { ...noAccountFilter, isShown: true, isScope: true, accounts: [] },
    accountOf: ({ direction }) => (direction === 'inbound' ? 'Acme Support' : 'Globex Sales'),
    note: 'Only the latest 5,000 calls were searched for this status. Choose fewer days to see all.',
  },
};
export const Loading: Story = { args: { ...states.pending.args, isLoading: true } };
export const Failed: Story = states.failed;
export const NoData: Story = states.firstUse;
export const NoMatch: Story = states.noMatch;
