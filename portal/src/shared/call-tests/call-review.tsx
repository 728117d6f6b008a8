import { Button } from '@trunkline/ui/primitives/button';
import { Spinner } from '@trunkline/ui/primitives/spinner';
import { Text } from '@trunkline/ui/primitives/text';
import { CallReach } from '@trunkline/ui/widgets/call-reach';
import { BrokenTests } from '@trunkline/ui/widgets/call-tests';
import { History } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Missing } from '../../configuration/check/explain.ts';
import type { PastCall } from '../../configuration/check/reach.ts';
import type { CallRecords } from '../../configuration/check/world.ts';
import type { OwnedTest } from '../../configuration/tests/kept.ts';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { usePastCalls } from '../../platform/resources/calls/past-calls.ts';
import type { Owner } from '../../platform/values/owner.ts';
import { useCallCheck, useMissingRecords, withRead } from './use-call-check.ts';

/** The records that decide about calls, before and after a reviewed change. */
type CallChange = {
  before: (records: CallRecords) => CallRecords;
  after: (records: CallRecords) => CallRecords;
};

type CallReviewProps = {
  /** Keep the same array while it is unchanged. */
  tests: readonly OwnedTest[];
  /** The stored records; null while unknown. */
  records: CallRecords | null;
  /** Keep the same object while it is unchanged. */
  change: CallChange;
  /** Owner of the past calls. */
  owner: Owner;
  /** Whether the change may affect a past call; absent: all calls of the owner count. A stable function. */
  isReached?: (call: PastCall) => boolean;
  /** Called by the button that loads past calls; absent: they load at once. */
  onAsk?: () => void;
  /** Error that prevented loading the records. */
  problem?: unknown;
  /** The assumption behind the result. */
  note?: string | undefined;
};

const everyCall = () => true;

/** Shows which tests a change would break, and which past calls would take another way. */
export function CallReview({
  tests,
  records,
  change,
  owner,
  isReached = everyCall,
  onAsk,
  problem,
  note,
}: CallReviewProps) {
  const [isAsked, setAsked] = useState(onAsk === undefined);
  const past = usePastCalls(isAsked ? owner : null);
  const calls = useMemo(() => past.data?.filter(isReached) ?? null, [past.data, isReached]);
  const [missing, setMissing] = useState<Missing>();
  const { read, isReading } = useMissingRecords(missing);
  const isIdle = tests.length === 0 && !isAsked;
  const failure = past.error ?? problem;
  const isLoading = isAsked && calls === null && failure === undefined;
  const request = useMemo(() => {
    if (records === null || isIdle || isLoading) return null;
    const stored = withRead(records, read);
    return { tests, calls, before: change.before(stored), after: change.after(stored) };
  }, [records, read, tests, calls, change, isIdle, isLoading]);
  const { answer: latest, isPending, isStopped, isFailed } = useCallCheck(request);
  useEffect(() => setMissing(latest?.missing), [latest]);
  const answer = isReading ? undefined : latest;
  const broken = (answer?.tests ?? []).flatMap((one, index) =>
    one.passedBefore && one.status === 'failed' ? [{ ...one, id: String(index) }] : [],
  );
  const isWorking =
    !isIdle && failure === undefined && (request === null || isPending || isReading);
  return (
    <div className="grid grid-cols-1 gap-3">
      <BrokenTests tests={broken} />
      {answer && tests.length > 0 && broken.length === 0 && (
        <Text size="small" tone="muted">
          No test would fail.
        </Text>
      )}
      {answer?.reach && <CallReach reach={answer.reach} />}
      {!isAsked && (
        <Button
          size="sm"
          icon={History}
          className="justify-self-start"
          onClick={() => {
            setAsked(true);
            onAsk?.();
          }}
        >
          Check against the last 500 calls
        </Button>
      )}
      {failure !== undefined && (
        <Text size="small" tone="danger">
          {`Couldn't check calls: ${messageOf(failure)}`}
        </Text>
      )}
      {isStopped && (
        <Text size="small" tone="warning">
          This took too long and was stopped: a route keeps the call engine busy.
        </Text>
      )}
      {isFailed && (
        <Text size="small" tone="danger">
          The calls couldn't be worked out. Reload the page and try again.
        </Text>
      )}
      {isWorking && !isStopped && !isFailed && <Spinner label="Working out calls…" />}
      {answer && note && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
    </div>
  );
}
