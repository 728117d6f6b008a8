import { useMemo, useState } from 'react';
import { listLiveCalls } from '../../../platform/resources/live/live-calls.ts';
import { listQueues } from '../../../platform/resources/live/queues.ts';
import { goingIn } from '../../../shared/calls/going-on.ts';
import { PollStatus, type Subject, unlessSame, usePolled } from '../../../shared/polling/index.ts';
import { type AccountNow, askedFirst, failuresNow, figuresNow } from './live-now.model.ts';
import { LiveNowView } from './live-now.view.tsx';

type LiveNowProps = {
  /** Account of an account user; null for a provider. */
  accountSid: string | null;
  accounts: readonly { account_sid: string; name: string }[];
  /** Today's calls so far: accounts with the most calls are polled. */
  callsToday: readonly { account_sid: string }[];
};

type Now = Readonly<Record<string, AccountNow>>;

/** Merges the response of an account. */
const withAnswer = (before: Now, accountSid: string, answer: AccountNow): Now =>
  unlessSame(before, { ...before, [accountSid]: { ...before[accountSid], ...answer } });

const liveNow: Subject<Now> = {
  initial: {},
  questions: [
    async (accountSid) => {
      const calls = goingIn(await listLiveCalls(accountSid));
      return (before) => withAnswer(before, accountSid, { calls });
    },
    async (accountSid) => {
      const queues = await listQueues(accountSid);
      return (before) => withAnswer(before, accountSid, { queues });
    },
  ],
  isBusy: (now, accountSid) => (now[accountSid]?.calls ?? 0) > 0,
  // Polls slowly, as one figure among others: watching closely is for Live.
  pace: { inMinute: 12, restsHidden: true },
};

/** Calls and queues right now, updated while the page is visible. */
export default function LiveNow({ accountSid, accounts, callsToday }: LiveNowProps) {
  // Fixed on mount: a change of accounts would start from nothing.
  const [asked] = useState(() =>
    accountSid === null
      ? askedFirst(
          accounts.map(({ account_sid }) => account_sid),
          callsToday,
        )
      : [accountSid],
  );
  const { data, isComplete, state, since, resume, ofQuestion } = usePolled(asked, liveNow);
  const names = useMemo(
    () => new Map(accounts.map(({ account_sid, name }) => [account_sid, name])),
    [accounts],
  );
  const figures = useMemo(() => figuresNow(new Map(Object.entries(data))), [data]);
  const failures = failuresNow(
    ofQuestion(0).failed,
    ofQuestion(1).failed,
    accountSid === null && accounts.length > 1,
  );
  return (
    <LiveNowView
      figures={figures}
      accountNames={accountSid === null ? names : undefined}
      // Once polling has stopped, the status gives the reason.
      failures={state === 'asking' ? failures : []}
      // Shows a failure at once: failing accounts are polled more slowly, so the rest may take
      // minutes.
      isLoading={
        !isComplete && figures.calls === null && failures.length === 0 && state === 'asking'
      }
      status={<PollStatus state={state} since={since} onResume={resume} />}
    />
  );
}
