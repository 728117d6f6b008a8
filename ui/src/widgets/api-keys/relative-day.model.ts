export const defaultDayLabels = {
  never: 'Never used',
  today: 'Today',
  yesterday: 'Yesterday',
  /** Two days and more. */
  daysAgo: (days: number) => `${days} days ago`,
};

export type DayLabels = typeof defaultDayLabels;

const dayInMs = 24 * 60 * 60 * 1000;

/** The local calendar day as a number; UTC only so that no day is 23 or 25 hours long. */
const dayOf = (date: Date) =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayInMs;

/**
 * How long ago in whole local days: what happened last night at 23:59 was 'Yesterday' a minute
 * later. A clock that is ahead of ours reads as 'Today'.
 */
export function relativeDay(date: Date | null, today: Date, labels = defaultDayLabels): string {
  if (date === null) return labels.never;
  const days = dayOf(today) - dayOf(date);
  if (days <= 0) return labels.today;
  return days === 1 ? labels.yesterday : labels.daysAgo(days);
}
