import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectedPlatform } from './platform.ts';
import { elsewhere, records } from './shared-records.ts';
import {
  expectAsked,
  expectNothingLost,
  expectUndone,
  pathsOf,
  type SharedRecord,
} from './two-people.ts';

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

  it('read it as before once one of them has undone a change', async () => {
    const record = (await open()) as SharedRecord<object, unknown>;
    const paths = await pathsOf(record, elsewhere[kind] ?? []);
    for (const path of paths) {
      await expectUndone(record, [path]).catch((error: unknown) => {
        throw new Error(`${path}: ${String(error)}`, { cause: error });
      });
    }
    await expectUndone(record, paths);
  });

  it('are asked where one undoes what the other has changed since', async () => {
    const record = (await open()) as SharedRecord<object, unknown>;
    const paths = await pathsOf(record, elsewhere[kind] ?? []);
    for (const here of paths) {
      const there = paths.find((one) => one !== here) ?? here;
      for (const theirs of [here, there]) {
        await expectAsked(record, here, theirs).catch((error: unknown) => {
          throw new Error(`${here} here, ${theirs} there: ${String(error)}`, { cause: error });
        });
      }
    }
  });
});
