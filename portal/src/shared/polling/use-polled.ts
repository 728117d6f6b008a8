import { useMemo } from 'react';
import type { Pace } from './poller.ts';
import { idOf, type Kept, newKept, pollsOf, type Question } from './polls-of.ts';
import { usePoller } from './use-poller.ts';

/** Something that is polled for each account. */
export type Subject<State> = {
  initial: State;
  /**
   * One call each. Returns a reducer over the known state: the same object when nothing changed.
   */
  questions: readonly Question<State>[];
  /** Something is happening at this account: poll it more often. */
  isBusy?: (state: State, accountSid: string) => boolean;
  /** Default: that of a screen which is there to be watched. */
  pace?: Pace;
  /**
   * Keeps the answers for as long as the list of accounts is the same array: a tab that is opened
   * again goes on. Default: they are forgotten with the component.
   */
  kept?: WeakMap<readonly string[], Kept<State>>;
};

/** The same object where nothing is other than before. */
export const unlessSame = <State>(before: State, after: State): State =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;

/**
 * Asks these accounts in turn while the screen is open, and keeps their answers.
 * @param accountSids the same array for as long as they are the same accounts
 * @param subject the same for the life of the screen
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
      /** Every question has been answered or has failed once. */
      isComplete: asked.length > 0 && asked.every(({ id }) => answered.has(id) || failed.has(id)),
      /** The oldest answer shown, in ms since 1970; null before any answer. */
      since: times.length === 0 ? null : Math.min(...times),
      /** Accounts where it failed last, with why. */
      failed: new Map(
        asked.flatMap(({ sid, id }) => (failed.has(id) ? [[sid, failed.get(id)] as const] : [])),
      ),
    };
  };
  return {
    ...poller,
    /** Asks for everything again; what failed is forgotten, so that a person sees it load. */
    resume() {
      ages.set({ answered: ages.get().answered, failed: new Map() });
      poller.resume();
    },
    ...progressOf(subject.questions.map((_, index) => index)),
    data: known.use(),
    /** The same for one question alone, by its place. */
    ofQuestion: (question: number) => progressOf([question]),
  };
}
/** How far a question has got. */
export type PollProgress = ReturnType<ReturnType<typeof usePolled>['ofQuestion']>;
