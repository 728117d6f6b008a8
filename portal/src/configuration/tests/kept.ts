import type { CallRecords } from '../check/world.ts';
import type { CallTest } from './model.ts';
import { runTests, type TestResult } from './run.ts';

/** A carrier or an application: found by its SID, or by its name where that SID is gone. */
export type Named = { sid: string; name: string };

/** A test as a browser keeps it, for an account. */
export type KeptTest = { to: string } & (
  | { kind: 'outbound'; leavesBy: readonly Named[] }
  | { kind: 'inbound'; fromAddress: string; host?: string | undefined; reaches: Named | number }
);

export type OwnedTest = { accountSid: string; test: KeptTest };

/** Tests of the same call have the same key, whatever they expect. */
export const callKey = (test: KeptTest): string =>
  JSON.stringify(
    test.kind === 'outbound' ? [test.to] : [test.to, test.fromAddress, test.host ?? ''],
  );

/** The test of a call replaces an older one of the same call. */
export function withTests(kept: readonly KeptTest[], added: readonly KeptTest[]): KeptTest[] {
  const tests = new Map(kept.map((one) => [callKey(one), one]));
  for (const one of added) tests.set(callKey(one), one);
  return [...tests.values()];
}

/** Which record of the account, or of those that its provider shares, a test means. */
function sidOf({ sid, name }: Named, rows: readonly { sid: string; name: string }[]): string {
  if (rows.some((one) => one.sid === sid)) return sid;
  return rows.find((one) => one.name === name)?.sid ?? sid;
}

const isOf =
  (accountSid: string) =>
  ({ account_sid }: { account_sid?: string | null }) =>
    !account_sid || account_sid === accountSid;

function testIn({ accountSid, test }: OwnedTest, { carriers, applications }: CallRecords) {
  const common = { owner: accountSid, to: test.to };
  if (test.kind === 'outbound') {
    const rows = carriers
      .filter(isOf(accountSid))
      .map(({ voip_carrier_sid: sid, name }) => ({ sid, name }));
    const leavesBy = test.leavesBy.map((one) => sidOf(one, rows));
    return { ...common, kind: 'outbound', leavesBy } satisfies CallTest;
  }
  const { fromAddress, host, reaches } = test;
  const rows = applications
    .filter(isOf(accountSid))
    .map(({ application_sid: sid, name }) => ({ sid, name }));
  return {
    ...common,
    kind: 'inbound',
    fromAddress,
    host,
    reaches: typeof reaches === 'number' ? reaches : sidOf(reaches, rows),
  } satisfies CallTest;
}

const namedIn = (test: KeptTest): readonly Named[] => {
  if (test.kind === 'outbound') return test.leavesBy;
  return typeof test.reaches === 'number' ? [] : [test.reaches];
};

/** Runs kept tests as those of a file, in their order. */
export const runKept = (tests: readonly OwnedTest[], world: CallRecords): TestResult[] =>
  runTests(
    tests.map((one) => testIn(one, world)),
    {
      world,
      sidOf: (id) => id,
      accountSidOf: (owner) => owner,
      // Records that are gone keep the name that the test has for them.
      lastNames: new Map(
        tests.flatMap(({ test }) => namedIn(test)).map(({ sid, name }) => [sid, name]),
      ),
    },
  );
