import { useMemo } from 'react';
import { accountOrProvider } from '../../../platform/values/owner.ts';
import { CallReview } from '../../../shared/call-tests/call-review.tsx';
import type { RoutingFormValues } from '../routing-form.schema.ts';
import { withTable } from '../routing-form.wire.ts';
import {
  isRoutedCall,
  type RoutingPlace,
  useRoutedAccounts,
  useRoutedTests,
  useRoutingNote,
  useRoutingRecords,
} from './routing-records.ts';

type RoutingReviewProps = RoutingPlace & { values: RoutingFormValues; base: RoutingFormValues };

/** Review of a table's effect on calls: its tests, and past calls for one request. */
export default function RoutingReview({ values, base, ...place }: RoutingReviewProps) {
  const { lcrSid, providerSid } = place;
  const { accountSid } = values;
  const records = useRoutingRecords(values, place);
  const routed = useRoutedAccounts(accountSid, place);
  const tests = useRoutedTests(routed);
  const isReached = useMemo(() => isRoutedCall(routed), [routed]);
  // The form passes equal values in new objects.
  const texts = JSON.stringify([values, base]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts stand for the values
  const change = useMemo(
    () => ({
      before: (stored: typeof records) =>
        lcrSid === null ? stored : withTable(stored, base, { lcrSid, providerSid }),
      after: (stored: typeof records) => withTable(stored, values, { lcrSid, providerSid }),
    }),
    [texts, lcrSid, providerSid],
  );
  return (
    <CallReview
      tests={tests}
      records={records}
      change={change}
      owner={accountOrProvider(accountSid, providerSid)}
      isReached={isReached}
      note={useRoutingNote(accountSid)}
    />
  );
}
