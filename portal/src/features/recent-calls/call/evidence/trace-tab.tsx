import { CallTrace } from '@trunkline/ui/widgets/call-trace';
import { useMemo } from 'react';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { epochMs, type MomentProps, nearest } from '../moment.ts';
import { whyNoTrace } from './available.ts';
import { Evidence } from './evidence.tsx';
import { useSpans } from './use-spans.ts';

/** Trace of a call, span by span. */
export default function TraceTab({ call, moment, onMoment }: MomentProps & { call: RecentCall }) {
  const { trace, spans } = useSpans(call);
  const times = useMemo(() => spans.map(({ start }) => epochMs(start)), [spans]);
  const index = moment && nearest(times, moment.at);
  const near = index === null ? null : (spans[index]?.id ?? null);
  return (
    <Evidence answer={trace} whyNone={whyNoTrace} failed="Couldn't load the trace.">
      <CallTrace
        spans={spans}
        selected={moment?.spanId ?? near}
        onSelect={(spanId) => {
          const span = spans.find(({ id }) => id === spanId);
          onMoment(span ? { at: epochMs(span.start), spanId: span.id } : null);
        }}
      />
    </Evidence>
  );
}
