import { carrierNames } from '../../../../ui/src/widgets/route-tester/tester.model.ts';
import {
  type CallWorld,
  callWorld,
  explainInbound,
  explainOutbound,
  type Missing,
} from '../check/explain.ts';
import { allMissing } from '../check/reach.ts';
import type { CallRecords } from '../check/world.ts';
import type { CallTest, InboundTest, OutboundTest } from './model.ts';

export type TestResult = {
  test: CallTest;
  /** 'Call to 442079460123 by Acme' */
  title: string;
  status: 'passed' | 'failed' | 'unknown';
  /** 'leaves by Skyline SIP' */
  wanted: string;
  found: string;
  /** 'would leave by Skyline SIP' */
  would: string;
  /** Reads that would decide the test, if its status is unknown. */
  missing: Missing;
  /** The explanation, one sentence per step. */
  steps: readonly string[];
};

export type TestWorld = {
  world: CallRecords;
  /** SID of a record in the world, by its id in the file. */
  sidOf: (id: string) => string;
  accountSidOf: (owner: string) => string | null;
  /** Names of records that may be deleted, by SID. */
  lastNames?: ReadonlyMap<string, string>;
};

/** Runs tests by the call engine's rules. No call is placed. */
export function runTests(tests: readonly CallTest[], place: TestWorld): TestResult[] {
  if (tests.length === 0) return [];
  const calls = callWorld(place.world);
  return tests.map((test) =>
    test.kind === 'outbound' ? runOutbound(test, place, calls) : runInbound(test, place, calls),
  );
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

function runOutbound(
  test: OutboundTest,
  { sidOf, accountSidOf, lastNames }: TestWorld,
  calls: CallWorld,
): TestResult {
  const { carriers, names } = calls;
  const accountId = accountSidOf(test.owner) ?? '';
  const caller = { accountId, providerId: '' };
  const wanted = test.leavesBy.map(sidOf);
  const by = (ids: readonly string[]) => {
    const gone = ids.find((id) => !names.carriers.has(id) && lastNames?.has(id));
    return `by ${lastNames?.get(gone ?? '') ?? carrierNames(ids, { carriers, caller })}`;
  };
  const sentence = (ids: readonly string[]) =>
    ids.length === 0 ? 'never leaves' : `leaves ${by(ids)}`;
  const outcomes = explainOutbound(test.to, accountId, calls);
  const wrong = outcomes.find(({ taken }) => !isSameSet(taken, wanted));
  const shown = wrong ?? outcomes[0];
  const taken = shown?.taken ?? [];
  const isUnknown = outcomes.some((one) => one.isUnknown);
  return {
    test,
    title: `Call to ${test.to} by ${names.accounts.get(accountId) ?? 'the account'}`,
    status: isUnknown ? 'unknown' : wrong ? 'failed' : 'passed',
    wanted: sentence(wanted),
    found: sentence(taken),
    would: taken.length === 0 ? 'would never leave' : `would leave ${by(taken)}`,
    missing: allMissing(outcomes.map(({ missing }) => missing)),
    steps: shown?.steps ?? [],
  };
}

function runInbound(
  test: InboundTest,
  { sidOf, accountSidOf, lastNames }: TestWorld,
  calls: CallWorld,
): TestResult {
  const { fromAddress, to, host, reaches, owner } = test;
  const accountSid = accountSidOf(owner);
  const told = explainInbound({ source: fromAddress, number: to, host, accountSid }, calls);
  const wanted = typeof reaches === 'number' ? reaches : sidOf(reaches);
  const nameOf = (sid: string) =>
    calls.names.applications.get(sid) ?? lastNames?.get(sid) ?? 'another application';
  const sentence = (reached: string | number) =>
    typeof reached === 'number' ? `is rejected with ${reached}` : `reaches ${nameOf(reached)}`;
  const { reached } = told;
  return {
    test,
    title: `Call from ${fromAddress} to ${to}`,
    status: told.isUnknown ? 'unknown' : reached === wanted ? 'passed' : 'failed',
    wanted: sentence(wanted),
    found: sentence(reached),
    would:
      typeof reached === 'number'
        ? `would be rejected with ${reached}`
        : `would reach ${nameOf(reached)}`,
    missing: told.missing,
    steps: [...told.steps, `${told.title}: ${told.detail}`],
  };
}
