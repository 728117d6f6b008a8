import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/prepare.mjs';

const rooms = ['portal/src', 'portal/cli', 'portal/server', 'portal/build', 'ui/src'];

it('keeps folders of product code at twenty files: a folder of more has no subject', () => {
  const sizes = new Map<string, number>();
  for (const room of rooms) {
    for (const entry of readdirSync(join(root, room), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith('.stories.tsx')) continue;
      const folder = join(room, entry.parentPath.slice(join(root, room).length));
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
  }
  expect(sizes.size).toBeGreaterThan(100);
  expect([...sizes].filter(([, size]) => size > 20)).toEqual([]);
});
