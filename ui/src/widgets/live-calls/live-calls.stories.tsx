import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type CallLeg, type LiveCall, mergeCalls } from '../../engines/live-calls/index.ts';
import { legOf } from '../../engines/live-calls/live-calls.fixtures.ts';
import { Button } from '../../primitives/button/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { actionsOf } from '../call-controls/index.ts';
import { LiveCalls, type LiveCallsProps } from './live-calls.tsx';

const start = Date.UTC(2026, 10, 20, 12);
const seconds = (count: number) => start + count * 1000;
const merged = (...answers: readonly CallLeg[][]) =>
  answers.reduce<readonly LiveCall[]>(
    (calls, answer, index) => mergeCalls(calls, 'acme', answer, seconds(index * 30)),
    [],
  );

const bridged = [
  legOf({
    sid: 'call',
    from: '+12125550110',
    to: '+18005550199',
    applicationSid: 'app',
    carrierName: 'Aurora Telecom',
  }),
  legOf({
    sid: 'leg',
    parentSid: 'call',
    direction: 'outbound',
    to: 'front-desk@acme.sip.example.net',
    carrierName: null,
  }),
];
const ringing = legOf({
  sid: 'ringing',
  direction: 'outbound',
  status: 'ringing',
  sipStatus: 180,
  carrierName: null,
  from: '+18005550199',
  to: '+4930901820',
});
const device = legOf({
  sid: 'device',
  applicationSid: 'app',
  from: 'desk101',
  to: 'app-support',
  carrierName: null,
});
const failed = legOf({ ...ringing, sid: 'failed', status: 'busy', sipStatus: 486 });
const failing = legOf({ ...ringing, sid: 'failed' });

const may = { isViewOnly: false, hasBucket: true };
const actionsFor: LiveCallsProps['actionsFor'] = (call, leg) => actionsOf(call, leg, may);
const hrefOf = ({ sid }: { sid: string }) => `#${sid}`;

const meta = {
  title: 'Widgets/LiveCalls',
  component: LiveCalls,
  tags: ['catalogue'],
  args: {
    calls: merged([...bridged, device, failing], [...bridged, device, ringing, failed]),
    now: seconds(100),
    applicationNames: new Map([['app', 'Support line']]),
    actionsFor,
    onAction: fn(),
    hrefOf,
  },
} satisfies Meta<typeof LiveCalls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(5);
    const [newest] = rows;
    await expect(newest).toHaveTextContent('+18005550199 → +4930901820');
    await expect(newest).toHaveAccessibleName(/\+18005550199 to \+4930901820/);
    await expect(newest).toHaveTextContent('1:10');
    await expect(canvas.getByText('Busy 486')).toBeVisible();
    const row = canvas.getByRole('row', { name: /desk101/ });
    row.focus();
    await userEvent.hover(row);
    const hangUp = await canvas.findByRole('button', { name: 'Hang up: desk101 to app-support' });
    await userEvent.click(hangUp);
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

export const OfSeveralAccounts: Story = {
  args: { accountNames: new Map([['acme', 'Acme Support']]) },
};

/** As wide as in the console with a window of 1360 px: no column is cut while another has room. */
export const WholeNames: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    accountNames: new Map([['acme', 'Acme Support']]),
    calls: merged([
      legOf({
        sid: 'inbound',
        from: '+12125550110',
        to: '+18005550199',
        carrierName: 'Granite Retail voice',
      }),
      { ...ringing, carrierName: 'Harbor Wholesale' },
    ]),
    applicationNames: new Map([['app', 'Support line, evenings']]),
  },
  decorators: [(Story) => <div className="w-[1072px]">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Account' })).toBeVisible();
    for (const one of canvasElement.querySelectorAll('tbody *')) {
      await expect(one.scrollWidth, one.outerHTML).toBeLessThanOrEqual(one.clientWidth || 1e4);
    }
  },
};

export const ViewOnly: Story = {
  args: { actionsFor: () => [] },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('row', { name: /desk101/ }));
    await expect(canvas.queryByRole('button', { name: /Hang up/ })).toBeNull();
  },
};

/** As on the page of a single call: the row doesn't link to itself. */
export const OneCall: Story = {
  args: { calls: merged(bridged), now: seconds(72), hrefOf: undefined },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /18005550199/ });
    await expect(row).toHaveTextContent('1:12');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.hover(row);
    // The menu adds the actions that the row lacks, under their short names.
    await userEvent.click(await within(row).findByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Tag' })).toBeVisible();
  },
};

export const Empty: Story = { args: { calls: [] } };

export const Loading: Story = { args: { calls: [], isLoading: true } };

const manyAt = (round: number) =>
  Array.from({ length: 300 }, (_, n) =>
    legOf({
      sid: `call-${String(n).padStart(3, '0')}`,
      from: `+1212555${String(1000 + n)}`,
      sipReason: `Round ${round}`,
      status: (n + round) % 3 === 0 ? 'trying' : 'in-progress',
    }),
  );

export const ThreeHundred: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { calls: merged(manyAt(0), manyAt(1)), now: seconds(60) },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Adds a call with each press, as polls do. */
function Growing(args: LiveCallsProps) {
  const [calls, setCalls] = useState<readonly LiveCall[]>(() => merged([device]));
  const [now, setNow] = useState(seconds(10));
  const handlePoll = useCallback(() => {
    setCalls((before) => mergeCalls(before, 'acme', [...bridged, device], seconds(20)));
    setNow(seconds(20));
  }, []);
  return (
    <Stack gap="md">
      <Button onClick={handlePoll}>Poll</Button>
      <LiveCalls {...args} calls={calls} now={now} />
    </Stack>
  );
}

export const RowsKeepTheirPlace: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /desk101/ });
    await userEvent.hover(row);
    // Clicked by script: the pointer stays on the row.
    canvas.getByRole('button', { name: 'Poll' }).click();
    const wait = await canvas.findByRole('button', { name: 'Show 1 new call' });
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByText('New call from +12125550110')).toBeInTheDocument();
    await userEvent.click(wait);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
  },
};

const outgoing = (status: CallLeg['status']) => legOf({ ...ringing, status });

/** Advances the status with each press, as polls do. */
function Moving(args: LiveCallsProps) {
  const answers: CallLeg[][] = [
    [device, outgoing('ringing')],
    [device, outgoing('early-media')],
    [device, outgoing('in-progress')],
    [device, outgoing('completed')],
  ];
  const [round, setRound] = useState(0);
  return (
    <Stack gap="md">
      <Button onClick={() => setRound(round + 1)}>Poll</Button>
      <LiveCalls
        {...args}
        calls={merged(...answers.slice(0, round + 1))}
        now={seconds(30 * round)}
      />
    </Stack>
  );
}

export const ChangedStatus: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: (args) => <Moving {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const poll = () => userEvent.click(canvas.getByRole('button', { name: 'Poll' }));
    const framed = () => canvasElement.querySelectorAll('[data-changed]').length;
    await expect(framed()).toBe(0);
    // The new status has the same label.
    await poll();
    await expect(framed()).toBe(0);
    await poll();
    await expect(canvas.getAllByText('Connected')).toHaveLength(2);
    await expect(framed()).toBe(1);
    const row = within(canvas.getByRole('row', { name: /18005550199/ }));
    (await row.findByRole('button', { name: /^Hang up/ })).focus();
    // Clicked by script, so that the click doesn't move the focus.
    canvas.getByRole('button', { name: 'Poll' }).click();
    await waitFor(() => expect(row.getByRole('link')).toHaveFocus());
    await expect(canvas.getByText('Ended')).toBeVisible();
    await expect(framed()).toBe(1);
    await expect(canvas.getByText('Call from +18005550199 ended')).toBeInTheDocument();
    await expect(canvas.queryByText(/New call/)).toBeNull();
  },
};
