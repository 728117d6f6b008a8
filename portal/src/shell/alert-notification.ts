import { formatCount } from '@trunkline/ui/tokens/format';
import type { Alert } from '../platform/resources/alerts/alerts.ts';
import { alertGroupOf } from '../shared/alerts/alert-groups.ts';
import type { AlertNotify } from '../shared/alerts/alert-notify.model.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether a time is in the quiet hours. 22:00 to 07:00 spans midnight; 08:00 to 08:00 is empty. */
export function isQuiet({ quiet }: AlertNotify, now: Date): boolean {
  if (!quiet) return false;
  const at = now.getHours() * 60 + now.getMinutes();
  const [from, to] = [minutes(quiet.from), minutes(quiet.to)];
  return from <= to ? at >= from && at < to : at >= from || at < to;
}

/**
 * One notification for all alerts since the last poll; null if there is nothing to report. Contains
 * only the names of types and the owner: messages may quote a call.
 * @param alerts alerts since the last poll
 * @param nameOf name of an alert's type
 * @param owner name of the account, or of the service provider
 */
export function notificationOf(
  alerts: readonly Alert[],
  preferences: AlertNotify,
  now: Date,
  nameOf: (alert: Alert) => string,
  owner: string,
): { title: string; body: string } | null {
  if (!preferences.isOn || isQuiet(preferences, now)) return null;
  const notified = alerts.filter(
    ({ alert_type }) => !preferences.muted.includes(alertGroupOf(alert_type)),
  );
  if (notified.length === 0) return null;
  const counts = new Map<string, number>();
  for (const alert of notified) counts.set(nameOf(alert), (counts.get(nameOf(alert)) ?? 0) + 1);
  const [first = ['', 0], ...others] = [...counts].sort((a, b) => b[1] - a[1]);
  if (others.length === 0) {
    const times = first[1] > 1 ? `${first[1]} times` : '';
    return { title: first[0], body: [times, owner].filter(Boolean).join(' · ') };
  }
  const kinds = [first, ...others].map(([name, count]) => `${name} (${count})`).join(', ');
  return { title: formatCount(notified.length, 'new alert'), body: `${kinds} · ${owner}` };
}
