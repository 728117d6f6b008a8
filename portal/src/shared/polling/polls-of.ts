import { createStore } from '../../browser/store.ts';
import type { Poll } from './poller.ts';

/** A request that is sent for each account. */
export type Question<State> = (
  accountSid: string,
  known: State,
) => Promise<(before: State) => State>;

/** Keyed by question and account. */
type Ages = {
  /** Time of the last response, in ms since 1970. */
  answered: ReadonlyMap<string, number>;
  /** Error of the last call, if it failed. */
  failed: ReadonlyMap<string, unknown>;
};

export type Kept<State> = {
  known: ReturnType<typeof createStore<State>>;
  ages: ReturnType<typeof createStore<Ages>>;
};

export const newKept = <State>(initial: State): Kept<State> => ({
  known: createStore(initial),
  ages: createStore<Ages>({ answered: new Map(), failed: new Map() }),
});

export const idOf = (accountSid: string, question: number) => `${accountSid} ${question}`;

const without = <Value>(map: ReadonlyMap<string, Value>, key: string) => {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
};

/**
 * One poll per account and question, which stores the response and its time. Reads the times again
 * after the response: another poller may have stored its own.
 */
export function pollsOf<State>(
  accountSids: readonly string[],
  questions: readonly Question<State>[],
  { known, ages }: Kept<State>,
  isBusy: (state: State, accountSid: string) => boolean,
): Poll[] {
  return accountSids.flatMap((sid) =>
    questions.map((question, index) => {
      const id = idOf(sid, index);
      return {
        id,
        ask: async () => {
          try {
            const change = await question(sid, known.get());
            const { answered, failed } = ages.get();
            ages.set({
              answered: new Map(answered).set(id, Date.now()),
              failed: without(failed, id),
            });
            const before = known.get();
            const after = change(before);
            if (after !== before) known.set(after);
            return { hasChanged: after !== before, isBusy: isBusy(after, sid) };
          } catch (error) {
            const { answered, failed } = ages.get();
            ages.set({ answered, failed: new Map(failed).set(id, error) });
            throw error;
          }
        },
      };
    }),
  );
}
