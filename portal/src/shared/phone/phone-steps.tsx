import { foreign } from '@trunkline/ui/tokens/text';
import { readTrace } from '@trunkline/ui/widgets/call-trace';
import { useMemo } from 'react';
import { useLiveCall } from '../calls/live/use-live-call.ts';
import { stepsOf } from './steps.model.ts';

type PhoneStepsProps = { accountSid: string; callSid: string };

/** Verbs of the call while they run, if the platform has a tracing service; otherwise nothing. */
export default function PhoneSteps({ accountSid, callSid }: PhoneStepsProps) {
  const { data } = useLiveCall(accountSid, callSid);
  const steps = useMemo(() => stepsOf(readTrace(data.trace)), [data.trace]);
  if (steps.length === 0) return null;
  return (
    <ol aria-label="Verbs so far" className="grid gap-0.5 text-meta text-muted">
      {steps.map(({ id, name }) => (
        <li key={id} className="truncate font-mono">
          {foreign(name)}
        </li>
      ))}
    </ol>
  );
}
