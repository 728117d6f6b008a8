import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';

/** Key figures of some calls; null if there is nothing to count. */
type CallFigures = {
  calls: number;
  answered: number;
  /** Answer-seizure ratio, 0 to 1: answered calls among those with a known outcome. */
  answerSeizureRatio: number | null;
  /** For answered calls, in seconds. */
  averageDuration: number | null;
  /** Time from the call to its answer, for answered calls, in seconds. */
  averageWait: number | null;
};

const average = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Times from the call to its answer, for answered calls, in seconds. */
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
