import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlatformError } from '../../platform/client/errors.ts';
import { narrow } from '../../screen/list/list.fixtures.tsx';
import { OverviewView } from './overview.view.tsx';

const failed = { data: undefined, error: new PlatformError('Unexpected', 'Something went wrong') };
const nothingYet = { data: undefined };

const meta = {
  title: 'Screens/Overview',
  component: OverviewView,
  args: {
    calls: { data: 1284 },
    lastWeek: 1190,
    failures: {
      data: {
        reasons: [
          { reason: '503 service unavailable', count: 41 },
          { reason: '487 request cancelled by caller', count: 22 },
        ],
        counted: 500,
      },
    },
    carriers: {
      data: ['Skyline SIP', 'Acme backup trunk'].map((name, index) => ({
        voip_carrier_sid: `00000000-0000-4000-8000-00000000000${index}`,
        name,
        account_sid: null,
        service_provider_sid: null,
        application_sid: null,
        is_active: true,
        requires_register: true,
        register_status: { status: 'fail', reason: '401 Unauthorized', callId: '' },
      })),
    },
    credentials: { data: [] },
    listed: null,
    alerts: {
      data: [
        {
          time: '2026-11-20T10:28:44.708Z',
          message: 'https://apps.example.com/support returned 404',
          alert_type: 'webhook-failure',
        },
      ],
    },
  },
} satisfies Meta<typeof OverviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Narrow: Story = narrow;
export const Loading: Story = {
  args: {
    calls: nothingYet,
    lastWeek: undefined,
    failures: nothingYet,
    carriers: nothingYet,
    credentials: nothingYet,
    alerts: nothingYet,
  },
};
export const Failed: Story = {
  args: { calls: failed, failures: failed, carriers: failed, credentials: failed, alerts: failed },
};

/** Figures of the provider; the links say whose list they open. */
export const OfAProvider: Story = {
  args: {
    listed: { sid: '00000000-0000-4000-8000-00000000000a', name: 'Acme Support' },
    accountOf: () => 'Globex Sales',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: "View today's calls of Acme Support" }),
    ).toBeVisible();
    await expect(canvas.getByText('Globex Sales:')).toBeVisible();
  },
};
/** The platform's list for a provider names no account, and asking each one takes too long. */
export const ManyAccounts: Story = { args: { isUnnamed: true } };
