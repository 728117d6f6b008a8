import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { calls, fail, forgetCalls, openScreen, page, settled } from '../../testing/index.ts';
import { alertNotify } from '../shared/alerts/alert-notify.ts';

/** Seconds between two looks. */
const pace = 60;
const looks = () => calls({ path: /^Accounts\/[^/]+\/Alerts\?page=1&count=500/ });

type Told = { title: string; body: string };
let told: Told[] = [];

/** Replaces the browser's class and records what it would show. */
class KeptNotification {
  static readonly permission = 'granted';
  static readonly requestPermission = async () => 'granted';
  onclick: (() => void) | null = null;
  constructor(title: string, { body }: { body: string }) {
    told.push({ title, body });
  }
  close() {}
}

beforeEach(() => {
  told = [];
  alertNotify.set({ isOn: true, muted: [], quiet: null });
  vi.stubGlobal('Notification', KeptNotification);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    alertNotify.set({ isOn: false, muted: [], quiet: null });
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

/** Waits until its timer runs. The lock proves less: a mount that React dropped may hold it a moment longer. */
async function itLooks() {
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  // The tests' clock is faster than the request for the account's name.
  await settled();
}
const waitingLocks = async () =>
  (await navigator.locks.query()).pending?.filter(({ name }) => name === 'alert-notifier').length;

async function open() {
  await openScreen('/internal/users', { as: 'acme', settings: { alertPollSeconds: pace } });
  await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await settled();
}

const alertsOf = (types: readonly string[]) => ({
  total: types.length,
  data: types.map((alert_type, index) => ({
    time: new Date(Date.now() + index).toISOString(),
    alert_type,
    message: 'card 4242',
  })),
});

test('it looks at its pace, hidden or not, and tells names alone', async () => {
  await open();
  await itLooks();
  expect(looks()).toEqual([]);
  const { stop } = fail({
    path: /Alerts\?page=1&count=500/,
    status: 200,
    answer: alertsOf(['webhook-failure', 'webhook-failure']),
  });
  // Each wait of the test also advances the clock a little.
  const waits = 10_000;
  await vi.advanceTimersByTimeAsync(pace * 1000 - waits);
  expect(looks()).toEqual([]);
  await vi.advanceTimersByTimeAsync(waits);
  await expect
    .poll(() => told)
    .toEqual([{ title: 'Webhook failed', body: '2 times · Acme Support' }]);
  expect(looks()).toHaveLength(1);
  stop();

  // Reported alerts are not reported again, and a hidden tab keeps looking.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(pace * 1000);
  await expect.poll(looks).toHaveLength(2);
  await settled();
  const [first, second] = looks().map(
    ({ search }) => new URLSearchParams(search).get('start') ?? '',
  );
  expect(Date.parse(second ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
  expect(told).toHaveLength(1);
});

test('it begins after the newest alert, whatever the clock of the browser says', async () => {
  const newest = Date.now() - 3_600_000;
  const { stop } = fail({
    path: /Alerts\?page=1&count=1&/,
    status: 200,
    answer: { total: 1, data: [{ time: new Date(newest).toISOString(), alert_type: 'no-tts' }] },
  });
  await open();
  await itLooks();
  stop();
  await vi.advanceTimersByTimeAsync(pace * 1000);
  await expect.poll(looks).toHaveLength(1);
  const [start = ''] = looks().map(({ search }) => new URLSearchParams(search).get('start') ?? '');
  expect(Date.parse(start)).toBe(newest + 1);
});

test('a look that fails is made up for by the next one', async () => {
  await open();
  await itLooks();
  const { stop } = fail({ path: /Alerts\?page=1&count=500/, status: 500, answer: { msg: 'away' } });
  await vi.advanceTimersByTimeAsync(pace * 1000);
  await expect.poll(looks).toHaveLength(1);
  await settled();
  stop();
  await vi.advanceTimersByTimeAsync(pace * 1000);
  await expect.poll(looks).toHaveLength(2);
  const starts = looks().map(({ search }) => new URLSearchParams(search).get('start'));
  expect(starts[1]).toBe(starts[0]);
});

test('one tab looks for all of them, and the next one takes over', async () => {
  let end = () => {};
  const other = new Promise<void>((resolve) => {
    end = resolve;
  });
  await new Promise<void>((begun) => {
    void navigator.locks.request('alert-notifier', async () => {
      begun();
      await other;
    });
  });
  await open();
  await expect.poll(waitingLocks).toBe(1);
  await vi.advanceTimersByTimeAsync(3 * pace * 1000);
  await settled();
  expect(looks()).toEqual([]);
  forgetCalls();
  end();
  await itLooks();
  await vi.advanceTimersByTimeAsync(pace * 1000);
  await expect.poll(looks).toHaveLength(1);
});
