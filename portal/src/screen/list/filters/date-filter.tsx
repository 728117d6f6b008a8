import { Select } from '@trunkline/ui/primitives/select';
import type { List } from '../use-list.ts';
import { dateChoices, readDate, readInterval } from './date-choice.ts';

/** The member of the address. */
export const dateMember = 'date';

export const chosenDate = ({ filterOf }: List) => readDate(filterOf(dateMember));

const short = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The date of calls and alerts: whole days, or a part that was chosen in the picture. */
export function DateFilter({ list }: { list: List }) {
  const date = chosenDate(list);
  const part = readInterval(date);
  const custom = part ? [{ value: date, label: short.formatRange(part.start, part.end) }] : [];
  return (
    <Select
      aria-label="Date"
      className={part ? 'w-72!' : 'w-40!'}
      value={date}
      onChange={(value) => list.setFilter(dateMember, value === dateChoices[0].value ? '' : value)}
      options={[...dateChoices, ...custom]}
    />
  );
}
