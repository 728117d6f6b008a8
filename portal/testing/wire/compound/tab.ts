import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { connectedPlatform } from '../platform.ts';

/** An admin in a tab: its storage outlives the page. @returns what is kept there */
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

/** A save without rules, where nobody is asked. */
export const toolsOf = <Values>({ members }: { members: object; values: Values }) => ({
  members,
  schema: () => v.custom<Values>(() => true),
  choose: async () => null,
});
