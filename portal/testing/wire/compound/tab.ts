import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createCompound } from '../../../src/screen/form/save/compound/compound-save.ts';
import { saveRecord } from '../../../src/screen/form/save/record/save-record.ts';
import type { CompoundScene } from '../compound-scenes.ts';
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

/** Creates the record of a scene, and reads it as a form does. */
export async function created<Values extends object, Stored>(scene: CompoundScene<Values, Stored>) {
  const tools = toolsOf(scene);
  let sid = '';
  const creation = createCompound(scene.compound(), (one) => {
    sid = one;
  });
  await saveRecord(scene.values, scene.base, creation, tools);
  const { values } = await scene.compound().read(sid);
  return { sid, values, tools };
}
