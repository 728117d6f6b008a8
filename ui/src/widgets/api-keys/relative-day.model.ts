export const defaultDayLabels = {
  never: 'Never used',
  today: 'Today',
  yesterday: 'Yesterday',
  /** For two days and more. */
  daysAgo: (days: number) => `${days} days ago`,
};

export type DayLabels = typeof defaultDayLabels;

const dayInMs = 24 * 60 * 60 * 1000;

/** Number of the local calendar day. Computed in UTC, because no UTC day has 23 or 25 hours. */
const dayOf = (date: Date) =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayInMs;

/**
 * Age in whole local days: last night at 23:59 is 'Yesterday' a minute later. A time in the future,
 * from another clock, is 'Today'.
 */
export function relativeDay(date: Date | null, today: Date, labels = defaultDayLabels): string {
  if (date === null) return labels.never;
  const days = dayOf(today) - dayOf(date);
  if (days <= 0) return labels.today;
  return days === 1 ? labels.yesterday : labels.daysAgo(days);
}
