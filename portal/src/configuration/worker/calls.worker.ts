import type { Missing } from '../check/explain.ts';
import { callWorld } from '../check/explain.ts';
import { type ReachFigures, reachFigures } from '../check/past-calls.ts';
import { allMissing, callsReached, type PastCall } from '../check/reach.ts';
import type { CallRecords } from '../check/world.ts';
import type { OwnedTest } from '../tests/kept.ts';
import type { TestResult } from '../tests/run.ts';
import { runKept } from '../tests/run-kept.ts';

export type CallsRequest = {
  tests: readonly OwnedTest[];
  /** Past calls; null to skip them. */
  calls: readonly PastCall[] | null;
  /** The stored records; null: only `after` is examined. */
  before: CallRecords | null;
  after: CallRecords;
};

type TriedTest = Pick<TestResult, 'title' | 'status' | 'wanted' | 'found' | 'would' | 'steps'> & {
  /** Whether it passes before the change. */
  passedBefore: boolean;
};

export type CallsAnswer = {
  /** In the order of the request. */
  tests: readonly TriedTest[];
  reach: ReachFigures | null;
  /** Reads that would decide the rest. */
  missing: Missing;
};

/** Runs tests and past calls before and after a change. In a worker, because a route may be slow. */
function answerTo({ tests, calls, before, after }: CallsRequest): CallsAnswer {
  const tried = runKept(tests, after);
  const tested = before ? runKept(tests, before) : [];
  const reach = calls && before && callsReached(calls, callWorld(before), callWorld(after));
  const unknown = [...tried, ...tested].filter(({ status }) => status === 'unknown');
  return {
    tests: tried.map(({ title, status, wanted, found, would, steps }, index) => ({
      title,
      status,
      wanted,
      found,
      would,
      steps,
      passedBefore: tested[index]?.status === 'passed',
    })),
    reach: reach && reachFigures(reach),
    missing: allMissing([
      ...unknown.map(({ missing }) => missing),
      ...(reach ? [reach.missing] : []),
    ]),
  };
}

self.onmessage = ({ data }: MessageEvent<CallsRequest>) => self.postMessage(answerTo(data));
