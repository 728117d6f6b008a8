import { CallTrace, readTrace } from '@trunkline/ui/widgets/call-trace';
import { useMemo, useState } from 'react';
import { useCallTrace } from '../../platform/call-evidence.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { RecentCall } from '../../platform/recent-calls.ts';
import { Evidence } from './evidence.tsx';

const whyNone = (error: unknown) =>
  error instanceof PlatformError && error.kind === 'NotFound'
    ? 'There is no trace of this call'
    : undefined;

/** What the platform did in a call, span by span. */
export default function TraceTab({ call }: { call: RecentCall }) {
  const trace = useCallTrace(call);
  const spans = useMemo(() => readTrace(trace.data), [trace.data]);
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <Evidence answer={trace} whyNone={whyNone} failed="Couldn't load the trace.">
      <CallTrace spans={spans} selected={selected} onSelect={setSelected} />
    </Evidence>
  );
}
