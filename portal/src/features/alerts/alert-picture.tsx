import { formatCount, formatNumber } from '@trunkline/ui/tokens/format';
import { barsOf, EventVolume, unitOf, type VolumeSeries } from '@trunkline/ui/widgets/event-volume';
import { useMemo } from 'react';
import { type AlertFilter, useAlerts } from '../../platform/resources/alerts/alerts.ts';
import type { Owner } from '../../platform/values/owner.ts';
import { eventsAtOnce } from '../../platform/values/time/event-parts.ts';
import { pictureSkeleton } from '../../screen/list/event-list-page.tsx';
import { boundsOf, intervalOf } from '../../screen/list/filters/date-choice.ts';
import { chosenDate, dateMember } from '../../screen/list/filters/date-filter.tsx';
import { foldedPicture } from '../../screen/list/folded-picture.ts';
import type { List } from '../../screen/list/use-list.ts';
import { alertGroupOf, alertGroups } from '../../shared/alerts/alert-groups.ts';

type AlertPictureProps = { owner: Owner; filter: AlertFilter; list: List };

const volumes: VolumeSeries[] = alertGroups.map(({ id, label, tone }) => ({ id, label, tone }));

/** Chart of the filtered alerts over time, by type. */
export default function AlertPicture({ owner, filter, list }: AlertPictureProps) {
  const isFolded = foldedPicture.use();
  const date = chosenDate(list);
  const { data, error } = useAlerts(owner, filter, 1, eventsAtOnce);
  const picture = useMemo(() => {
    if (!data) return null;
    const alerts = data.data;
    const bounds = boundsOf(date, alerts[0]?.time);
    const oldest = alerts.at(-1)?.time;
    // Only the newest few hundred alerts are counted: the chart leaves out older times.
    const start = alerts.length < data.total && oldest ? new Date(oldest) : bounds.start;
    const counted = alerts.map(({ time, alert_type }) => ({
      at: new Date(time),
      series: alertGroupOf(alert_type),
    }));
    const there = new Set<string>(counted.map(({ series }) => series));
    return {
      bars: barsOf(counted, start, bounds.end),
      series: volumes.filter(({ id }) => there.has(id)),
      label: unitOf(start, bounds.end) === 'hour' ? 'Alerts per hour' : 'Alerts per day',
    };
  }, [data, date]);
  // The list already shows the error.
  if (error !== undefined) return null;
  if (!data || !picture) return pictureSkeleton;
  if (data.data.length === 0) return null;
  return (
    <EventVolume
      {...picture}
      open={!isFolded}
      onOpenChange={(open) => foldedPicture.set(!open)}
      onRange={(start, end) => list.setFilter(dateMember, intervalOf(start, end))}
      summary={
        <span className="text-muted">
          {data.data.length < data.total
            ? `Latest ${formatNumber(data.data.length)} of ${formatNumber(data.total)} alerts`
            : formatCount(data.total, 'alert')}
        </span>
      }
    />
  );
}
