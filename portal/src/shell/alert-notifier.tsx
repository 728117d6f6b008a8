import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../addresses.ts';
import { inOneTab } from '../browser/other-tabs.ts';
import { useAccount } from '../platform/resources/accounts/accounts.ts';
import { listAlerts } from '../platform/resources/alerts/alerts.ts';
import type { Owner } from '../platform/values/owner.ts';
import { eventsAtOnce } from '../platform/values/time/event-parts.ts';
import { instantOf } from '../platform/values/time/instant.ts';
import { adviceOn } from '../shared/alerts/alert-advice.ts';
import { alertNotify } from '../shared/alerts/alert-notify.ts';
import { notificationOf } from './alert-notification.ts';

type AlertNotifierProps = {
  owner: Owner;
  /** undefined for an account, whose name is loaded here. */
  providerName: string | undefined;
  everySeconds: number;
};

/** Polls for new alerts and shows notifications, in a single tab of the browser, even if it is hidden. */
export default function AlertNotifier({ owner, providerName, everySeconds }: AlertNotifierProps) {
  const { kind, sid } = owner;
  const account = useAccount(kind === 'account' ? sid : null);
  const ownerName = providerName ?? account.data?.name ?? '';
  const [, navigate] = useLocation();
  // The name may load later: a ref lets polling continue from the last alert.
  const nameOfOwner = useRef(ownerName);
  useEffect(() => {
    nameOfOwner.current = ownerName;
  }, [ownerName]);
  useEffect(
    () =>
      inOneTab('alert-notifier', () => {
        const alertsFrom = (time: number, count: number) => {
          const period = { start: new Date(time).toISOString() };
          return listAlerts({ kind, sid }, { period, type: '' }, 1, count, true);
        };
        const begun = afterNewest(Date.now(), (time) => alertsFrom(time, 1));
        let last = 0;
        const look = async () => {
          const now = new Date();
          const since = last || (await begun);
          const page = await alertsFrom(since, eventsAtOnce);
          last = Math.max(since, ...page.data.map(({ time }) => (instantOf(time) ?? 0) + 1));
          const nameOf = (alert: (typeof page.data)[number]) => adviceOn(alert).name;
          const notification = notificationOf(
            page.data,
            alertNotify.get(),
            now,
            nameOf,
            nameOfOwner.current,
          );
          if (notification && Notification.permission === 'granted') {
            show(notification, () => navigate(addresses.alerts));
          }
        };
        // The next poll makes up for a failed one.
        const timer = setInterval(() => void look().catch(() => undefined), everySeconds * 1000);
        return () => clearInterval(timer);
      }),
    [kind, sid, everySeconds, navigate],
  );
  return null;
}

/** In ms: clocks differ less, and most owners had an alert since. */
const recent = 30 * 86_400_000;

/**
 * Time after the newest alert, in ms: the browser's clock may be ahead of the platform's. Without an
 * answer, that clock decides.
 */
async function afterNewest(
  now: number,
  alertsFrom: (time: number) => ReturnType<typeof listAlerts>,
): Promise<number> {
  try {
    const [newest] = (await alertsFrom(now - recent)).data;
    return newest ? (instantOf(newest.time) ?? now) + 1 : now - recent;
  } catch {
    return now;
  }
}

function show({ title, body }: { title: string; body: string }, onChosen: () => void) {
  const notification = new Notification(title, { body, tag: 'alerts' });
  notification.onclick = () => {
    window.focus();
    notification.close();
    onChosen();
  };
}
