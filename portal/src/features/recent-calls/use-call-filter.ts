import { useMemo } from 'react';
import type { RecentCallFilter } from '../../platform/resources/calls/recent-calls.ts';
import type { Sift } from '../../platform/resources/calls/sifted-calls.ts';
import { periodOf } from '../../screen/list/filters/date-choice.ts';
import { chosenDate } from '../../screen/list/filters/date-filter.tsx';
import type { List } from '../../screen/list/use-list.ts';
import { useToday } from '../../screen/page/use-today.ts';

/** Query parameters. */
export const directionMember = 'direction';
export const statusMember = 'status';
export const trunkMember = 'trunk';

const answeredOf = (status: string) =>
  ({ answered: 'true', 'not-answered': 'false' })[status] ?? '';
const directionOf = (text: string) => (text === 'inbound' || text === 'outbound' ? text : '');

/** Status for calls with a recording. */
export const recordedStatus = 'recorded';

/** SIP status in a status parameter; null for other statuses. */
export const sipStatusOf = (status: string) => (/^[1-6]\d\d$/.test(status) ? Number(status) : null);

/** Filters of the URL: those the platform supports, and those applied here. */
export function useCallFilter(list: List): { filter: RecentCallFilter; sift: Sift | null } {
  const date = chosenDate(list);
  const direction = directionOf(list.filterOf(directionMember));
  const status = list.filterOf(statusMember);
  const answered = answeredOf(status);
  const trunk = list.filterOf(trunkMember);
  const today = useToday();
  const { text } = list;
  const filter = useMemo(
    () => ({ period: periodOf(date, new Date(today)), direction, answered, text, trunk }),
    [date, today, direction, answered, text, trunk],
  );
  return { filter, sift: status === recordedStatus ? recordedStatus : sipStatusOf(status) };
}
