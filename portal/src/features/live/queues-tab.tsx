import { FormSection } from '@trunkline/ui/patterns/form-section';
import { ConferenceList, QueueList } from '@trunkline/ui/widgets/queue-list';
import { PollStatus } from '../../shared/polling/index.ts';
import type { TabProps } from './live.types.ts';
import { useQueues } from './use-queues.ts';

/** Queues with how many wait, and conferences by name. */
export default function QueuesTab({ accountSids, accountNames, isOfAll }: TabProps) {
  const { data, isComplete, since, state, resume } = useQueues(accountSids);
  const names = isOfAll ? accountNames : undefined;
  return (
    <div className="grid gap-5">
      <div className="flex justify-end">
        <PollStatus state={state} since={since} onResume={resume} />
      </div>
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
    </div>
  );
}
