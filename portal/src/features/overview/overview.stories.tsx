import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import { narrow } from '../../screen/list/list.fixtures.tsx';
import { sampleCall } from '../../shared/calls/call.fixtures.ts';
import { comparedPeriods, outcomesIn } from './overview.model.ts';
import { OverviewView } from './overview.view.tsx';

const failure = { data: undefined, error: new PlatformError('Unexpected', 'Something went wrong') };
const nothingYet = { data: undefined };

// A fixed day, so that the picture stays the same.
const now = new Date(2026, 10, 20, 17, 40);
const periods = comparedPeriods(now);

/** Two humps around a lunch break. */
const rhythm = [0, 0, 0, 0, 0, 1, 3, 7, 14, 18, 17, 16, 9, 12, 17, 18, 14, 8];
const accounts = ['Acme Support', 'Globex Sales', 'Initech'].map((name, index) => ({
  account_sid: `a${index}`,
  name,
}));
const callsOf = (day: Date, share: number) =>
  rhythm.flatMap((count, hour) =>
    Array.from({ length: Math.round(count * share) }, (_, n) => {
      const at = new Date(day);
      at.setHours(hour, n * 3);
      const isAnswered = n % 5 !== 4;
      return sampleCall({
        attempted_at: at.toISOString(),
        answered_at: new Date(at.getTime() + 4000).toISOString(),
        answered: isAnswered,
        account_sid: `a${[0, 0, 1, 0, 2][n % 5]}`,
        ...(!isAnswered && { sip_status: n % 2 ? 486 : 503, duration: 0 }),
      });
    }),
  );
const pageOf = <Row,>(data: Row[], total = data.length) => ({ data, total });
const calls = callsOf(periods.day.start, 1);
const before = callsOf(periods.dayBefore.start, 1.2);
const failedOf = (rows: typeof calls) => rows.filter(({ answered }) => !answered);

const carrier = (name: string, index: number) => ({
  voip_carrier_sid: `00000000-0000-4000-8000-00000000000${index}`,
  name,
  account_sid: null,
  service_provider_sid: null,
  application_sid: null,
  is_active: true,
  requires_register: true,
  register_status: { status: 'fail', reason: '401 Unauthorized', callId: '' },
});

const meta = {
  title: 'Screens/Overview',
  component: OverviewView,
  args: {
    isOfProvider: true,
    periods,
    calls: { data: pageOf(calls) },
    failed: { data: pageOf(failedOf(calls)) },
    outcomes: outcomesIn(calls),
    callsBefore: pageOf(before),
    outcomesBefore: outcomesIn(before),
    accounts: { data: accounts },
    carriers: { data: ['Skyline SIP', 'Acme backup trunk'].map(carrier) },
    credentials: { data: [] },
    alerts: {
      data: pageOf(
        ['10:28', '09:28', '08:14'].map((time) => ({
          time: `2026-11-20T${time}:44.708Z`,
          message: 'https://apps.example.com/support returned 404',
          alert_type: 'webhook-failure',
        })),
      ),
    },
  },
} satisfies Meta<typeof OverviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = narrow;
export const OfAnAccount: Story = { args: { isOfProvider: false } };
export const Loading: Story = {
  args: {
    calls: nothingYet,
    failed: nothingYet,
    outcomes: undefined,
    callsBefore: undefined,
    outcomesBefore: undefined,
    carriers: nothingYet,
    credentials: nothingYet,
    alerts: nothingYet,
  },
};
export const Failed: Story = {
  args: {
    calls: failure,
    failed: failure,
    outcomes: undefined,
    carriers: failure,
    credentials: failure,
    alerts: failure,
  },
};
/** More calls than one read returns: shares, because linked numbers would open other calls. */
export const ManyCalls: Story = { args: { calls: { data: pageOf(calls, 1800) } } };
/** Doesn't call anything fine that was never tried. */
export const NothingYet: Story = {
  args: {
    calls: { data: pageOf([]) },
    failed: { data: pageOf([]) },
    outcomes: outcomesIn([]),
    callsBefore: pageOf([]),
    outcomesBefore: outcomesIn([]),
    carriers: { data: [] },
    credentials: { data: [] },
    alerts: { data: pageOf([]) },
  },
};
