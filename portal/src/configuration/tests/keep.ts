import { kinds } from '../kinds/index.ts';
import type { Referable } from '../members.ts';
import { type Configuration, idOf, type Owner } from '../model.ts';
import { namingOf } from '../names.ts';
import type { KeptTest, Named, OwnedTest } from './kept.ts';
import type { CallTest } from './model.ts';
import type { TestWorld } from './run.ts';

type Place = Pick<TestWorld, 'sidOf' | 'accountSidOf'>;

/**
 * Tests of a file, for the browser to keep; skips tests of accounts that don't exist yet.
 * @param accounts SIDs of existing accounts
 */
export const keptTests = (
  file: Configuration,
  { sidOf, accountSidOf }: Place,
  accounts: ReadonlySet<string>,
): OwnedTest[] =>
  (file.tests ?? []).flatMap((one) => {
    const accountSid = accountSidOf(one.owner);
    if (accountSid === null || !accounts.has(accountSid)) return [];
    const named = (kind: Referable, id: string): Named => ({
      sid: sidOf(id),
      name: namingOf(file, one.owner, kind, id).name,
    });
    const test: KeptTest =
      one.kind === 'outbound'
        ? {
            kind: 'outbound',
            to: one.to,
            leavesBy: one.leavesBy.map((id) => named('carriers', id)),
          }
        : {
            kind: 'inbound',
            to: one.to,
            fromAddress: one.fromAddress,
            ...(one.host !== undefined && { host: one.host }),
            reaches:
              typeof one.reaches === 'number' ? one.reaches : named('applications', one.reaches),
          };
    return [{ accountSid, test }];
  });

/** Kept tests for a file of this configuration, with the current names of its records. */
export function testsForFile(tests: readonly OwnedTest[], file: Configuration): CallTest[] {
  const bySid = new Map<string, string>();
  for (const { id, stored } of [...file.items.values(), ...file.known.values()]) {
    if (stored) bySid.set(stored.sid, id);
  }
  const idIn = (owner: Owner, kind: Referable, { sid, name }: Named) =>
    bySid.get(sid) ?? idOf(kinds[kind], [owner, kind], { name }, 1);
  return tests.flatMap(({ accountSid, test }): CallTest[] => {
    const owner = file.owners.find((one) => one.sid === accountSid)?.owner;
    if (owner === undefined) return [];
    const { to } = test;
    if (test.kind === 'outbound') {
      const leavesBy = test.leavesBy.map((one) => idIn(owner, 'carriers', one));
      return [{ kind: 'outbound', owner, to, leavesBy }];
    }
    const { fromAddress, host, reaches } = test;
    const end = typeof reaches === 'number' ? reaches : idIn(owner, 'applications', reaches);
    return [{ kind: 'inbound', owner, to, fromAddress, host, reaches: end }];
  });
}
