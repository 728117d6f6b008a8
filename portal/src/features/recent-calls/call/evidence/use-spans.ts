import { readTrace } from '@trunkline/ui/widgets/call-trace';
import { useMemo } from 'react';
import { useCallTrace } from '../../../../platform/resources/calls/call-evidence.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { isTraced } from './available.ts';

/** Spans of a call; empty while loading and without a trace. */
export function useSpans(call: RecentCall) {
  const trace = useCallTrace(isTraced(call) ? call : null);
  const spans = useMemo(() => readTrace(trace.data), [trace.data]);
  return { trace, spans };
}
