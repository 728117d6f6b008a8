import { useMemo, useState } from 'react';
import { listLiveCalls } from '../../../platform/resources/live/live-calls.ts';
import { listQueues } from '../../../platform/resources/live/queues.ts';
import { goingIn } from '../../../shared/calls/going-on.ts';
import { PollStatus, type Subject, unlessSame, usePolled } from '../../../shared/polling/index.ts';
import { type AccountNow, askedFirst, failuresNow, figuresNow } from './live-now.model.ts';
import { LiveNowView } from './live-now.view.tsx';

type LiveNowProps = {
  /** The account of this user; null: of a provider. */
  accountSid: string | null;
  accounts: readonly { account_sid: string; name: string }[];
  /** Today's calls so far: accounts with most of them are asked. */
  callsToday: readonly { account_sid: string }[];
};

type Now = Readonly<Record<string, AccountNow>>;

/** Adds an account's answer. */
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
  // Figures beside others: what a person watches is on Live.
  pace: { inMinute: 12, restsHidden: true },
};

/** Calls and queues at this moment, kept up to date while someone looks. */
export default function LiveNow({ accountSid, accounts, callsToday }: LiveNowProps) {
  // Chosen once: other accounts would begin at nothing.
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
      // The status says why nothing is asked any more.
      failures={state === 'asking' ? failures : []}
      // A failure is told at once: what fails is asked more slowly, so the rest may take minutes.
      isLoading={
        !isComplete && figures.calls === null && failures.length === 0 && state === 'asking'
      }
      status={<PollStatus state={state} since={since} onResume={resume} />}
    />
  );
}
