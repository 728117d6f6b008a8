import { FormSection } from '@trunkline/ui/patterns/form-section';
import { ConferenceList, QueueList } from '@trunkline/ui/widgets/queue-list';
import { PollStatus } from '../../shared/polling/index.ts';
import type { TabProps } from './live.types.ts';
import { PollFailures } from './poll-failures.tsx';
import { useQueues } from './use-queues.ts';

/** Queues with how many wait, and conferences by name. */
export default function QueuesTab({ accountSids, accountNames, isOfAll }: TabProps) {
  const polled = useQueues(accountSids);
  const { data, isComplete, since, state, resume } = polled;
  const names = isOfAll ? accountNames : undefined;
  return (
    <div className="grid gap-5">
      <div className="flex justify-end">
        <PollStatus state={state} since={since} onResume={resume} />
      </div>
      <PollFailures polled={polled} accounts={accountSids.length} what="queues and conferences">
        <QueueList
          queues={data.queues}
          accountNames={names}
          isLoading={!isComplete && data.queues.length === 0 && state === 'asking'}
        />
        <FormSection
          title="Conferences"
          description="By name. The platform doesn’t say who takes part."
        >
          <ConferenceList conferences={data.conferences} accountNames={names} />
        </FormSection>
      </PollFailures>
    </div>
  );
}
