import { formatClock, formatCount, formatDecimal, formatNumber } from '@trunkline/ui/tokens/format';
import { barsOf, EventVolume, unitOf } from '@trunkline/ui/widgets/event-volume';
import { useMemo } from 'react';
import type { Owner } from '../../platform/values/owner.ts';
import { eventsAtOnce } from '../../platform/values/time/event-parts.ts';
import { pictureSkeleton } from '../../screen/list/event-list-page.tsx';
import { boundsOf, intervalOf } from '../../screen/list/filters/date-choice.ts';
import { chosenDate, dateMember } from '../../screen/list/filters/date-filter.tsx';
import { foldedPicture } from '../../screen/list/folded-picture.ts';
import type { List } from '../../screen/list/use-list.ts';
import { figuresOf } from '../../shared/calls/call-figures.ts';
import { countedOf, seriesOf } from '../../shared/calls/call-series.ts';
import { inPercent } from '../../shared/calls/in-percent.ts';
import { type CallQuery, useCallPage } from './use-call-page.ts';

type CallPictureProps = { owner: Owner; query: CallQuery; list: List };

const firstPart = { page: 1, pageSize: eventsAtOnce, sort: undefined };

/** Chart of the filtered calls over time, with the key figures. */
export default function CallPicture({ owner, query, list }: CallPictureProps) {
  const isFolded = foldedPicture.use();
  const date = chosenDate(list);
  const { data, error } = useCallPage(owner, query, firstPart);
  const picture = useMemo(() => {
    if (!data) return null;
    const calls = data.data;
    const bounds = boundsOf(date, calls[0]?.attempted_at);
    const oldest = calls.at(-1)?.attempted_at;
    // Only the newest few hundred calls are counted: the chart leaves out older times.
    const start = calls.length < data.total && oldest ? new Date(oldest) : bounds.start;
    return {
      series: seriesOf(calls),
      bars: barsOf(countedOf(calls), start, bounds.end),
      label: unitOf(start, bounds.end) === 'hour' ? 'Calls per hour' : 'Calls per day',
      figures: figuresOf(calls),
    };
  }, [data, date]);
  // The list already shows the error.
  if (error !== undefined) return null;
  if (!data || !picture) return pictureSkeleton;
  const { figures, bars, series, label } = picture;
  if (figures.calls === 0) return null;
  return (
    <EventVolume
      label={label}
      bars={bars}
      series={series}
      open={!isFolded}
      onOpenChange={(open) => foldedPicture.set(!open)}
      onRange={(start, end) => list.setFilter(dateMember, intervalOf(start, end))}
      summary={
        <>
          {figures.answerSeizureRatio !== null && (
            <Figure
              name="Answered"
              value={inPercent(figures.answerSeizureRatio)}
              title="Answer-seizure ratio: answered calls of those with a known outcome"
            />
          )}
          {figures.averageDuration !== null && (
            <Figure
              name="Average duration"
              value={formatClock(Math.round(figures.averageDuration))}
              title="Of answered calls"
            />
          )}
          {figures.averageWait !== null && (
            <Figure
              name="Until answered"
              value={`${formatDecimal(figures.averageWait, 1)} s`}
              title="From the call to its answer, on average"
            />
          )}
          <span className="text-muted">
            {figures.calls < data.total
              ? `Latest ${formatNumber(figures.calls)} of ${formatNumber(data.total)} calls`
              : `Of ${formatCount(data.total, 'call')}`}
          </span>
        </>
      }
    />
  );
}

function Figure({ name, value, title }: { name: string; value: string; title: string }) {
  return (
    <span title={title}>
      <span className="text-muted">{name}</span> <span className="font-semibold">{value}</span>
    </span>
  );
}
