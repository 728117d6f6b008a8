/** A carrier or an application: found by SID, or by name if the SID is gone. */
export type Named = { sid: string; name: string };

/** A test as the browser keeps it, for an account. */
export type KeptTest = { to: string } & (
  | { kind: 'outbound'; leavesBy: readonly Named[] }
  | { kind: 'inbound'; fromAddress: string; host?: string | undefined; reaches: Named | number }
);

export type OwnedTest = { accountSid: string; test: KeptTest };

/** Key of a test's call: equal for tests of the same call, whatever they expect. */
export const callKey = (test: KeptTest): string =>
  JSON.stringify(
    test.kind === 'outbound' ? [test.to] : [test.to, test.fromAddress, test.host ?? ''],
  );

/** Adds tests; each replaces an older test of the same call. */
export function withTests(kept: readonly KeptTest[], added: readonly KeptTest[]): KeptTest[] {
  const tests = new Map(kept.map((one) => [callKey(one), one]));
  for (const one of added) tests.set(callKey(one), one);
  return [...tests.values()];
}
