import { useMemo } from 'react';
import type { Pace } from './poller.ts';
import { idOf, type Kept, newKept, pollsOf, type Question } from './polls-of.ts';
import { usePoller } from './use-poller.ts';

/** Data that is polled for each account. */
export type Subject<State> = {
  initial: State;
  /**
   * One call each. Returns a reducer over the known state, which returns the same object if nothing
   * changed.
   */
  questions: readonly Question<State>[];
  /** Whether something is in progress at this account, so that it is polled more often. */
  isBusy?: (state: State, accountSid: string) => boolean;
  /** Default: the pace of a screen that people watch. */
  pace?: Pace;
  /**
   * Keeps responses as long as the array of accounts is the same, so that a reopened tab continues.
   * Default: they are dropped with the component.
   */
  kept?: WeakMap<readonly string[], Kept<State>>;
};

/** Returns the first object if both are equal. */
export const unlessSame = <State>(before: State, after: State): State =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;

/**
 * Polls these accounts in turn while the screen is open, and keeps the responses.
 * @param accountSids the same array as long as the accounts are the same
 * @param subject stable for the life of the screen
 * @param callTimes see `createPoller`: tabs of a screen share it
 */
export function usePolled<State>(
  accountSids: readonly string[],
  subject: Subject<State>,
  callTimes?: number[],
) {
  const { known, ages, polls } = useMemo(() => {
    const kept = subject.kept?.get(accountSids) ?? newKept(subject.initial);
    subject.kept?.set(accountSids, kept);
    const isBusy = subject.isBusy ?? (() => false);
    return { ...kept, polls: pollsOf(accountSids, subject.questions, kept, isBusy) };
  }, [accountSids, subject]);
  const { answered, failed } = ages.use();
  const poller = usePoller(polls, subject.questions.length, subject.pace, callTimes);
  const progressOf = (questions: readonly number[]) => {
    const asked = accountSids.flatMap((sid) =>
      questions.map((one) => ({ sid, id: idOf(sid, one) })),
    );
    const times = asked.flatMap(({ id }) => answered.get(id) ?? []);
    return {
      state: poller.state,
      /** Whether every question has been answered or has failed once. */
      isComplete: asked.length > 0 && asked.every(({ id }) => answered.has(id) || failed.has(id)),
      /** Time of the oldest visible response, in ms since 1970; null before the first. */
      since: times.length === 0 ? null : Math.min(...times),
      /** Accounts whose last call failed, with the error. */
      failed: new Map(
        asked.flatMap(({ sid, id }) => (failed.has(id) ? [[sid, failed.get(id)] as const] : [])),
      ),
    };
  };
  return {
    ...poller,
    /** Polls everything again, and drops failures so that the person sees it load. */
    resume() {
      ages.set({ answered: ages.get().answered, failed: new Map() });
      poller.resume();
    },
    ...progressOf(subject.questions.map((_, index) => index)),
    data: known.use(),
    /** The same for a single question, by its index. */
    ofQuestion: (question: number) => progressOf([question]),
  };
}
/** Progress of a question. */
export type PollProgress = ReturnType<ReturnType<typeof usePolled>['ofQuestion']>;
