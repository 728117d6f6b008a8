import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Alert } from '../../platform/resources/alerts/alerts.ts';
import { eventListState, narrow, states } from '../../screen/list/list.fixtures.tsx';
import { AlertListView } from './alert-list.view.tsx';

const alert = (time: string, alert_type: string, message: string, part = {}): Alert => ({
  time,
  alert_type,
  message,
  account_sid: 'a8b10404-c054-4b27-81a9-f5d6696dc5c8',
  detail: null,
  vendor: null,
  ...part,
});
const rows = [
  alert(
    '2026-11-20T10:28:44.708Z',
    'webhook-failure',
    'https://apps.example.com/support returned 404',
    { detail: 'Not Found' },
  ),
  alert('2026-11-20T09:00:00.000Z', 'tts-failure', 'text to speech request to aws failed', {
    vendor: 'aws',
  }),
  alert('2026-11-20T09:00:00.000Z', 'moon-phase', 'a type that is new'),
];

const meta = {
  title: 'Screens/Alerts',
  component: AlertListView,
  args: { ...eventListState(rows), isOfAll: false },
} satisfies Meta<typeof AlertListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { tags: ['visual'] };
export const Open: Story = {
  tags: ['visual'],
  args: { openKey: '2026-11-20T10:28:44.708Z 0' },
};
/** Repeated alerts fold into one row, which lists their times when opened. */
export const Folded: Story = {
  tags: ['visual'],
  args: {
    rows: ['12:44', '12:41', '12:38', '11:02'].map((time) =>
      alert(`2026-11-20T${time}:00.000Z`, 'tts-failure', 'text to speech request to aws failed', {
        vendor: 'aws',
      }),
    ),
    openKey: '2026-11-20T12:44:00.000Z 0',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 times')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Details of/ })).toHaveLength(1);
    await expect(canvas.getByText('All 4 occurrences')).toBeVisible();
  },
};
export const Narrow: Story = { ...narrow };
/** On a provider's path the platform only returns time and message. */
export const AllAccounts: Story = {
  args: { isOfAll: true, rows: rows.map((row) => ({ ...row, alert_type: '' })) },
};
export const Loading: Story = { args: { ...states.pending.args, isLoading: true } };
export const Failed: Story = states.failed;
export const NoData: Story = states.firstUse;
