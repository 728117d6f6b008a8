import type { Alert } from '../../platform/resources/alerts/alerts.ts';

/** In the address of the list of alerts. */
export const alertTypeMember = 'type';

/** Alerts of one type that say the same. */
export type AlertFold = {
  /** The newest of them. */
  alert: Alert;
  count: number;
  /** ISO. */
  first: string;
  last: string;
  /** ISO, newest first. */
  times: string[];
};

/**
 * Alike alerts as one, in the order of the newest of each.
 * @param alerts newest first
 */
export function foldAlerts(alerts: readonly Alert[]): AlertFold[] {
  const folds = new Map<string, AlertFold>();
  for (const alert of alerts) {
    const key = `${alert.alert_type}\n${alert.message}`;
    const known = folds.get(key);
    folds.set(
      key,
      known
        ? {
            ...known,
            count: known.count + 1,
            first: alert.time,
            times: [...known.times, alert.time],
          }
        : { alert, count: 1, first: alert.time, last: alert.time, times: [alert.time] },
    );
  }
  return [...folds.values()];
}
