import { useMemo } from 'react';
import type { RecentCallFilter } from '../../platform/resources/calls/recent-calls.ts';
import { periodOf } from '../../screen/list/filters/date-choice.ts';
import { chosenDate } from '../../screen/list/filters/date-filter.tsx';
import type { List } from '../../screen/list/use-list.ts';
import { useToday } from '../../screen/page/use-today.ts';
import { directionMember, statusMember } from './call-list.view.tsx';

const answeredOf = (status: string) =>
  ({ answered: 'true', 'not-answered': 'false' })[status] ?? '';
const directionOf = (text: string) => (text === 'inbound' || text === 'outbound' ? text : '');

/** The address's filters as query parameters of the platform. */
export function useCallFilter(list: List): RecentCallFilter {
  const date = chosenDate(list);
  const direction = directionOf(list.filterOf(directionMember));
  const answered = answeredOf(list.filterOf(statusMember));
  const today = useToday();
  return useMemo(
    () => ({ period: periodOf(date, new Date(today)), direction, answered, text: list.text }),
    [date, today, direction, answered, list.text],
  );
}
