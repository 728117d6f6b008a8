import * as v from 'valibot';
import { read, useQuery } from '../../client/cache/query.ts';
import { optionalText } from '../../client/calls/wire.ts';
import type { Owner } from '../../values/owner.ts';
import type { Period } from '../../values/time/period.ts';
import { eventPagePath } from '../paths.ts';

/** One alert. From a service provider's path it has only time, message and detail. */
const alert = v.looseObject({
  time: v.string(),
  message: optionalText,
  alert_type: optionalText,
});
export type Alert = v.InferOutput<typeof alert>;

const alertPage = v.object({ total: v.number(), data: v.array(alert) });

export type AlertFilter = {
  period: Period;
  /** '' for every type. */
  type: string;
};

/** One page, newest first. @param isBackground yields to other reads */
export const alertsAt = (
  owner: Owner,
  { period, type }: AlertFilter,
  page: number,
  count: number,
  isBackground = false,
) => {
  const query = { page, count, ...period, alert_type: type };
  return read(eventPagePath('Alerts', owner, query), alertPage, { isBackground });
};
export const listAlerts = (...page: Parameters<typeof alertsAt>) => alertsAt(...page).get();

/** One page of a list; keeps the previous rows while it loads. @param owner null: no request */
export const useAlerts = (owner: Owner | null, filter: AlertFilter, page: number, count: number) =>
  useQuery(owner && alertsAt(owner, filter, page, count), { keepPreviousData: true });

/**
 * Number of alerts, polled.
 * @param since null: no request
 * @param everySeconds 0: no polling
 */
export const useAlertCount = (owner: Owner | null, since: Date | null, everySeconds: number) =>
  useQuery(
    owner &&
      since &&
      alertsAt(owner, { period: { start: since.toISOString() }, type: '' }, 1, 1, true),
    { refreshInterval: everySeconds * 1000, refreshWhenHidden: false },
  ).data?.total ?? 0;
