import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectedPlatform } from './platform.ts';
import { elsewhere, records } from './shared-records.ts';
import { expectNothingLost, pathsOf, type SharedRecord } from './two-people.ts';

let platform: { close: () => Promise<void> };
beforeEach(async () => {
  platform = await connectedPlatform('admin', 'Admin-Pass1');
});
afterEach(() => platform.close());

describe.each(Object.entries(records))('two people at one %s', (kind, open) => {
  it('lose nothing in any pair of members', async () => {
    const record = (await open()) as SharedRecord<object, unknown>;
    const paths = await pathsOf(record, elsewhere[kind] ?? []);
    for (const here of paths) {
      for (const there of paths) {
        await expectNothingLost(record, here, there).catch((error: unknown) => {
          throw new Error(`${here} here, ${there} there: ${String(error)}`, { cause: error });
        });
      }
    }
    expect(paths.length).toBeGreaterThan(1);
  });
});
