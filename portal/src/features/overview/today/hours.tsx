import { EventVolume } from '@trunkline/ui/widgets/event-volume';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { intervalOf } from '../../../screen/list/filters/date-choice.ts';
import { seriesOf } from '../../../shared/calls/call-series.ts';
import { narrowed } from '../overview.model.ts';
import type { OverviewViewProps } from '../overview.view.tsx';
import { type CallPage, pictureOf } from './hours.model.ts';

type HoursProps = {
  calls: CallPage;
  before: CallPage | undefined;
  periods: OverviewViewProps['periods'];
  /** Link to recent calls of the same accounts. */
  list: string;
};

/** Hours of the day beside those of last week; selecting a range opens its calls. */
export default function Hours({ calls, before, periods, list }: HoursProps) {
  const [, navigate] = useLocation();
  const { bars, comparison } = useMemo(
    () => pictureOf(calls, before, periods),
    [calls, before, periods],
  );
  return (
    <EventVolume
      label="Calls per hour"
      className="border-0! p-0!"
      bars={bars}
      series={seriesOf(calls.data)}
      {...(comparison && { comparison })}
      onRange={(start, end) => {
        navigate(narrowed(list, 'date', intervalOf(start, end)));
      }}
    />
  );
}
