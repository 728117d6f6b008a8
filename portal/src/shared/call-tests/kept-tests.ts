import { useMemo } from 'react';
import * as v from 'valibot';
import { recordFrom } from '../../browser/record.ts';
import { local, localKeys } from '../../browser/storage.ts';
import { createStore } from '../../browser/store.ts';
import { config } from '../../config/index.ts';
import {
  callKey,
  type KeptTest,
  type OwnedTest,
  withTests,
} from '../../configuration/tests/kept.ts';
import { useUser } from '../../session/session.ts';

const named = v.object({ sid: v.string(), name: v.string() });
const keptTest: v.GenericSchema<unknown, KeptTest> = v.variant('kind', [
  v.object({ kind: v.literal('outbound'), to: v.string(), leavesBy: v.array(named) }),
  v.object({
    kind: v.literal('inbound'),
    to: v.string(),
    fromAddress: v.string(),
    host: v.optional(v.string()),
    reaches: v.union([named, v.number()]),
  }),
]);

/** Most tests per account; the oldest are dropped. */
const atMost = 500;

const readAll = () => recordFrom(local.get(localKeys.callTests));

/** Counts changes, to rerender components that show the tests. */
const changed = createStore(0);
window.addEventListener('storage', ({ key }) => {
  if (key === localKeys.callTests) changed.set(changed.get() + 1);
});

/** Storage key of an account's tests, for one user of this platform. */
const placeOf = (userSid: string, accountSid: string) =>
  `${config().apiBaseUrl} ${userSid} ${accountSid}`;

function testsAt(place: string): KeptTest[] {
  const kept = readAll()[place];
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one) => {
    const read = v.safeParse(keptTest, one);
    return read.success ? [read.output] : [];
  });
}

function write(place: string, tests: readonly KeptTest[]): void {
  const { [place]: _, ...others } = readAll();
  const kept = tests.slice(-atMost);
  const next = kept.length === 0 ? others : { ...others, [place]: kept };
  local.set(localKeys.callTests, JSON.stringify(next));
  changed.set(changed.get() + 1);
}

/** The call tests stored in this browser, and functions that change them. */
export function useKeptTests() {
  const { userSid } = useUser();
  const version = changed.use();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each change
  return useMemo(
    () => ({
      of: (accountSids: readonly string[]): OwnedTest[] =>
        accountSids.flatMap((accountSid) =>
          testsAt(placeOf(userSid, accountSid)).map((test) => ({ accountSid, test })),
        ),
      /** Replaces earlier tests of the same calls. */
      save: (added: readonly OwnedTest[]) => {
        for (const accountSid of new Set(added.map((one) => one.accountSid))) {
          const place = placeOf(userSid, accountSid);
          const own = added.filter((one) => one.accountSid === accountSid);
          write(
            place,
            withTests(
              testsAt(place),
              own.map(({ test }) => test),
            ),
          );
        }
      },
      remove: ({ accountSid, test }: OwnedTest) => {
        const place = placeOf(userSid, accountSid);
        const key = callKey(test);
        write(
          place,
          testsAt(place).filter((one) => callKey(one) !== key),
        );
      },
    }),
    [userSid, version],
  );
}
