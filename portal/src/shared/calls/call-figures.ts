import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';

/** Key figures of some calls; null where there is nothing to count. */
type CallFigures = {
  calls: number;
  answered: number;
  /** Answer-seizure ratio: answered of all whose outcome is known, 0 to 1. */
  answerSeizureRatio: number | null;
  /** Answered calls only, in seconds. */
  averageDuration: number | null;
  /** From the call to its answer, in seconds; of answered calls. */
  averageWait: number | null;
};

const average = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** From the call to its answer, in seconds; of answered calls. */
export const waitsOf = (calls: readonly RecentCall[]): number[] =>
  calls
    .filter((call) => call.answered === true)
    .map(
      ({ attempted_at, answered_at }) =>
        (Date.parse(answered_at ?? '') - Date.parse(attempted_at)) / 1000,
    )
    .filter((wait) => wait >= 0);

export function figuresOf(calls: readonly RecentCall[]): CallFigures {
  const answered = calls.filter((call) => call.answered === true);
  const known = calls.filter((call) => call.answered !== null).length;
  return {
    calls: calls.length,
    answered: answered.length,
    answerSeizureRatio: known === 0 ? null : answered.length / known,
    averageDuration: average(answered.flatMap(({ duration }) => duration ?? [])),
    averageWait: average(waitsOf(calls)),
  };
}
