import { readTrace } from '@trunkline/ui/widgets/call-trace';
import { useMemo } from 'react';
import { useCallTrace } from '../../../../platform/resources/calls/call-evidence.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { isTraced } from './available.ts';

/** The spans of a call; none while they are not there, and of a call without a trace. */
export function useSpans(call: RecentCall) {
  const trace = useCallTrace(isTraced(call) ? call : null);
  const spans = useMemo(() => readTrace(trace.data), [trace.data]);
  return { trace, spans };
}
