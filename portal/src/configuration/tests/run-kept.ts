import type { CallRecords } from '../check/world.ts';
import type { KeptTest, Named, OwnedTest } from './kept.ts';
import type { CallTest } from './model.ts';
import { runTests, type TestResult } from './run.ts';

/** Sid of the record that a test means, among those of the account and those that its provider shares. */
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

/** Runs kept tests like those of a file, in order. */
export const runKept = (tests: readonly OwnedTest[], world: CallRecords): TestResult[] =>
  runTests(
    tests.map((one) => testIn(one, world)),
    {
      world,
      sidOf: (id) => id,
      accountSidOf: (owner) => owner,
      // Deleted records keep their name from the test.
      lastNames: new Map(
        tests.flatMap(({ test }) => namedIn(test)).map(({ sid, name }) => [sid, name]),
      ),
    },
  );
