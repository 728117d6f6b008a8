import { Spinner } from '@trunkline/ui/primitives/spinner';
import { Text } from '@trunkline/ui/primitives/text';
import { CallTests } from '@trunkline/ui/widgets/call-tests';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Missing } from '../../configuration/check/explain.ts';
import type { CallRecords } from '../../configuration/check/world.ts';
import { callKey, type OwnedTest } from '../../configuration/tests/kept.ts';
import { useKeptTests } from './kept-tests.ts';
import { useCallCheck, useMissingRecords, withRead } from './use-call-check.ts';

type KeptTestListProps = {
  tests: readonly OwnedTest[];
  /** Keep the same object while it is unchanged. */
  records: CallRecords;
  /** Follows the number of passed tests. */
  note?: string | undefined;
  /** Loads missing records into `records`. Absent: the list loads them itself. */
  onMissing?: (missing: Missing) => void;
};

const idOf = ({ accountSid, test }: OwnedTest) => `${accountSid} ${callKey(test)}`;

/** The tests stored in this browser, with their results. */
export function KeptTestList({ tests, records, note, onMissing }: KeptTestListProps) {
  const { remove } = useKeptTests();
  const [missing, setMissing] = useState<Missing>();
  const { read, isReading } = useMissingRecords(missing);
  const request = useMemo(
    () =>
      tests.length === 0
        ? null
        : { tests, calls: null, before: null, after: withRead(records, read) },
    [tests, records, read],
  );
  const { answer, of, isStopped, isFailed } = useCallCheck(request);
  const lack = useEffectEvent(onMissing ?? setMissing);
  useEffect(() => {
    if (answer) lack(answer.missing);
  }, [answer]);
  if (tests.length === 0) return null;
  if (isStopped || isFailed) {
    return (
      <Text size="small" tone="warning">
        {isStopped
          ? 'The tests took too long and were stopped: a route keeps the call engine busy.'
          : "The tests couldn't be run. Reload the page and try again."}
      </Text>
    );
  }
  if (!answer || !of || isReading) return <Spinner label="Running the tests…" />;
  const shown = answer.tests.flatMap((one, index) => {
    const test = of.tests[index];
    return test ? [{ ...one, id: idOf(test) }] : [];
  });
  return (
    <CallTests
      tests={shown}
      onRemove={(id) => {
        const test = tests.find((one) => idOf(one) === id);
        if (test) remove(test);
      }}
    >
      {note}
    </CallTests>
  );
}
