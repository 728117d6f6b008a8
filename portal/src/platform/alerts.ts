import useSWR from 'swr';
import * as v from 'valibot';
import { type Owner, ownerPath } from './owner.ts';
import type { Period } from './period.ts';
import { call } from './transport.ts';
import { optionalText } from './wire.ts';

/** One alert. On a service provider's path it has time, message and detail alone. */
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

/** One page, newest first. */
export const listAlerts = (
  owner: Owner,
  { period, type }: AlertFilter,
  page: number,
  count: number,
) =>
  call(alertPage, 'GET', `${ownerPath(owner)}/Alerts`, {
    query: { page, count, ...period, alert_type: type },
  });

/** One page of a list; rows of before stay while it loads. @param owner null: nothing is asked */
export const useAlerts = (owner: Owner | null, filter: AlertFilter, page: number, count: number) =>
  useSWR(
    owner && (['Alerts', owner, filter, page, count] as const),
    ([, whose, asked]) => listAlerts(whose, asked, page, count),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
