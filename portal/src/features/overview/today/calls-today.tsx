import { Card } from '@trunkline/ui/primitives/card';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Text } from '@trunkline/ui/primitives/text';
import { formatClock, formatCount, formatDecimal, formatNumber } from '@trunkline/ui/tokens/format';
import type { ReactNode } from 'react';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { PortalLink } from '../../../screen/page/portal-link.tsx';
import { figuresOf } from '../../../shared/calls/call-figures.ts';
import { inPercent } from '../../../shared/calls/in-percent.ts';
import { onDemand } from '../../../start/loadable.tsx';
import {
  answeredShare,
  type Change,
  fewestToCompare,
  narrowed,
  percentChange,
  pointChange,
} from '../overview.model.ts';
import type { OverviewViewProps } from '../overview.view.tsx';

type CallsTodayProps = Pick<
  OverviewViewProps,
  'periods' | 'calls' | 'failed' | 'outcomes' | 'callsBefore' | 'outcomesBefore'
> & {
  /** Link to recent calls of the same accounts. */
  list: string;
};

export const Hours = onDemand(() => import('./hours.tsx'), {
  placeholder: <Skeleton className="h-full min-h-32 w-full" />,
});

const signs = { up: '▲', down: '▼', same: '=' };
const words = { up: 'more', down: 'less', same: 'the same' };

type FigureProps = {
  name: string;
  value: string;
  change?: Change | undefined;
  href?: string;
};

function Figure({ name, value, change, href }: FigureProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-title font-semibold">
        {href === undefined ? (
          value
        ) : (
          <PortalLink
            href={href}
            aria-label={`${name}: ${value}`}
            className={linkStyles({ variant: 'standalone' })}
          >
            {value}
          </PortalLink>
        )}
      </dd>
      {change && (
        <dd className="text-meta text-muted">
          <span aria-hidden>{signs[change.direction]} </span>
          {change.direction === 'same' ? (
            words.same
          ) : (
            <>
              {change.amount} <span className="sr-only">{words[change.direction]}</span>
            </>
          )}
        </dd>
      )}
    </div>
  );
}

/** As tall as the chart. */
const Shell = ({ children }: { children: ReactNode }) => (
  <Card
    as="section"
    aria-label="Calls today"
    className="grid min-h-60 min-w-0 grid-cols-1 gap-x-8 gap-y-4 xl:grid-cols-[15rem_minmax(0,1fr)]"
  >
    {children}
  </Card>
);

/** The day so far: four figures compared with last week, and its hours. */
export function CallsToday({
  periods,
  calls,
  failed,
  outcomes,
  callsBefore,
  outcomesBefore,
  list,
}: CallsTodayProps) {
  const error = calls.error ?? failed.error;
  if (error !== undefined && !calls.data) {
    return (
      <Shell>
        <Text tone="danger">Couldn’t load today’s calls: {messageOf(error)}</Text>
      </Shell>
    );
  }
  if (!calls.data) {
    return (
      <Shell>
        <Skeleton className="h-full min-h-32 w-full" />
        <Skeleton className="h-full min-h-32 w-full" />
      </Shell>
    );
  }
  const { total, data } = calls.data;
  const figures = figuresOf(data);
  const rate = outcomes ? answeredShare(outcomes) : null;
  const rateBefore =
    callsBefore && outcomesBefore && callsBefore.total >= fewestToCompare
      ? answeredShare(outcomesBefore)
      : null;
  return (
    <Shell>
      <div className="grid content-between gap-3">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 xl:grid-cols-2">
          <Figure
            name="Calls today"
            value={formatNumber(total)}
            change={callsBefore && percentChange(total, callsBefore.total)}
            href={list}
          />
          <Figure
            name="Answered"
            value={rate === null ? '–' : inPercent(rate)}
            change={pointChange(rate, rateBefore)}
            href={narrowed(list, 'status', 'answered')}
          />
          <Figure
            name="Average duration"
            value={
              figures.averageDuration === null
                ? '–'
                : formatClock(Math.round(figures.averageDuration))
            }
          />
          <Figure
            name="Until answered"
            value={
              figures.averageWait === null ? '–' : `${formatDecimal(figures.averageWait, 1)} s`
            }
          />
        </dl>
        <Text size="small" tone="muted">
          {callsBefore && callsBefore.total >= fewestToCompare
            ? `vs ${formatCount(callsBefore.total, 'call')} by this time last week.`
            : ' '}
          {data.length < total &&
            ` Durations and hours are of the latest ${formatNumber(data.length)} calls.`}
        </Text>
      </div>
      <Hours calls={calls.data} before={callsBefore} periods={periods} list={list} />
    </Shell>
  );
}
