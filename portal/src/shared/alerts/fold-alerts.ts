import type { Alert } from '../../platform/resources/alerts/alerts.ts';
import { withoutSecrets } from '../../session/hidden-secrets.ts';

/** Query parameter of the list of alerts. */
export const alertTypeMember = 'type';

/** Alerts of one type with the same text. */
export type AlertFold = {
  /** The newest one. */
  alert: Alert;
  count: number;
  /** ISO. */
  first: string;
  last: string;
  /** ISO, newest first. */
  times: string[];
};

/**
 * Folds equal alerts, in the order of the newest of each. An alert may quote a URL with a password,
 * and a provider sees those of its accounts: secrets are hidden.
 * @param alerts newest first
 */
export function foldAlerts(alerts: readonly Alert[]): AlertFold[] {
  const folds = new Map<string, AlertFold>();
  for (const alert of withoutSecrets(alerts)) {
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
