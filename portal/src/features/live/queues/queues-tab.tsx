import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { ConferenceList, QueueList } from '@trunkline/ui/widgets/queue-list';
import { useUser } from '../../../session/session.ts';
import { seesPhone, useCallRefusal } from '../../../shared/phone/call-it.tsx';
import { phoneTarget, queueTarget } from '../../../shared/phone/phone-target.ts';
import { PollStatus } from '../../../shared/polling/index.ts';
import type { TabProps } from '../live.types.ts';
import { PollFailures } from '../poll-failures.tsx';
import { useQueues } from './use-queues.ts';

/** Queues with their number of callers, and conferences by name. */
export default function QueuesTab({ accountSids, callTimes, accountNames, isOfAll }: TabProps) {
  const { data, ofQuestion, since, state, resume } = useQueues(accountSids, callTimes);
  const canSeePhone = seesPhone(useUser());
  const callRefusal = useCallRefusal();
  const names = isOfAll ? accountNames : undefined;
  const [queues, conferences] = [ofQuestion(0), ofQuestion(1)];
  const asked = { accountSids, onRetry: resume };
  return (
    <div className="grid gap-5">
      <div className="flex justify-end">
        <PollStatus state={state} since={since} onResume={resume} />
      </div>
      <PollFailures polled={queues} {...asked} what="the queues">
        <QueueList
          queues={data.queues}
          accountNames={names}
          onTakeCaller={
            canSeePhone
              ? ({ accountSid, name }) => phoneTarget.set(queueTarget(accountSid, name))
              : undefined
          }
          takeCallerRefusal={callRefusal}
          isLoading={!queues.isComplete && data.queues.length === 0 && state === 'asking'}
        />
      </PollFailures>
      <FormSection
        title="Conferences"
        description="The platform reports names only, not participants."
      >
        <PollFailures polled={conferences} {...asked} what="the conferences">
          {conferences.isComplete || data.conferences.length > 0 ? (
            <ConferenceList conferences={data.conferences} accountNames={names} />
          ) : (
            <Skeleton className="h-5 w-40" />
          )}
        </PollFailures>
      </FormSection>
    </div>
  );
}
