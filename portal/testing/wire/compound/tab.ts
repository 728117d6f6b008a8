import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { connectedPlatform } from '../platform.ts';

/** Signs an admin in, in a tab whose storage outlives the page. @returns that storage */
export function signedInTab(): Map<string, string> {
  let platform: { close: () => Promise<void> };
  beforeAll(async () => {
    platform = await connectedPlatform('admin', 'Admin-Pass1');
  });
  afterAll(() => platform.close());

  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return kept;
}

/** Saves without rules, and without asking the person. */
export const toolsOf = <Values>({ members }: { members: object; values: Values }) => ({
  members,
  schema: () => v.custom<Values>(() => true),
  choose: async () => null,
});
