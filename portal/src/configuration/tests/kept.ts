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
