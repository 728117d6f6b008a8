import type { Access } from '../api.ts';
import { withFile } from '../check/file-world.ts';
import { readWorld } from '../check/read-world.ts';
import type { Configuration } from '../model.ts';
import { keptTests } from '../tests/keep.ts';
import type { OwnedTest } from '../tests/kept.ts';
import { runTests, type TestResult } from '../tests/run.ts';
import type { ShownTest } from './messages.ts';

/** The part of a result that is sent to the page. */
const shownTest = ({ title, status, wanted, found, steps }: TestResult): ShownTest => ({
  title,
  status,
  wanted,
  found,
  steps,
});

/** Results of a file's tests, and the tests for the browser to keep. */
type Tested = { tests: readonly ShownTest[]; kept: readonly OwnedTest[] };

/**
 * Runs the tests of a file against the platform as it would be after applying it; undefined if it
 * has none.
 * @param current the platform's records for the file; null: the file is tested alone
 */
export async function testsOf(
  wanted: Configuration,
  current: Configuration | null,
  place: Access,
): Promise<Tested | undefined> {
  if (!wanted.tests) return undefined;
  const sids = new Set((current?.owners ?? []).flatMap(({ sid }) => sid ?? []));
  const read = async () =>
    readWorld(place, () => ({ accountSids: sids, hasProvider: wanted.of === 'provider' }));
  const base = current && wanted.tests.length > 0 ? (await read()).world : undefined;
  // Deletions are chosen later.
  const whole = withFile(wanted, current, base, { deletes: false });
  return {
    tests: runTests(wanted.tests, whole).map(shownTest),
    kept: keptTests(wanted, whole, sids),
  };
}
