import { Select } from '@trunkline/ui/primitives/select';
import { formatRange } from '@trunkline/ui/tokens/format';
import { useState } from 'react';
import { onDemand } from '../../../start/loadable.tsx';
import type { List } from '../use-list.ts';
import { boundsOf, dateChoices, isWholeDays, readDate, readInterval } from './date-choice.ts';

const DateRangeDialog = onDemand(() => import('./date-range-dialog.tsx'));

/** Query parameter. */
export const dateMember = 'date';

export const chosenDate = ({ filterOf }: List) => readDate(filterOf(dateMember));

/** Opens the dialog; never appears in the query. */
const other = 'other';

const isThisYear = ({ start, end }: { start: Date; end: Date }) =>
  [start, end].every((at) => at.getFullYear() === new Date().getFullYear());

/** Date filter of calls and alerts: whole days, or a range chosen in the chart. */
export function DateFilter({ list }: { list: List }) {
  const [isChoosing, setChoosing] = useState(false);
  const date = chosenDate(list);
  const part = readInterval(date);
  const isShort = part !== null && isWholeDays(part);
  const hasYear = part !== null && !isThisYear(part);
  const chosen = part
    ? [{ value: date, label: formatRange(part.start, part.end, { isWholeDays: isShort, hasYear }) }]
    : [];
  const handleChange = (value: string) => {
    if (value === other) setChoosing(true);
    else list.setFilter(dateMember, value === dateChoices[0].value ? '' : value);
  };
  return (
    <>
      <Select
        aria-label="Date"
        className={part && !isShort ? 'w-72!' : hasYear ? 'w-60!' : 'w-34!'}
        value={date}
        onChange={handleChange}
        options={[...dateChoices, ...chosen, { value: other, label: 'Choose dates…' }]}
      />
      {isChoosing && (
        <DateRangeDialog
          bounds={boundsOf(date)}
          onChoose={(interval) => list.setFilter(dateMember, interval)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
