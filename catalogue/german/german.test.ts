import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { german } from '../../ui/src/labels/de/index.ts';

const source = fileURLToPath(new URL('../../ui/src/', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(primitives|patterns|widgets)\/.*(?<!\.stories|\.test)\.tsx?$/.test(file),
);

it('has every component that takes labels', () => {
  const named = files.flatMap((file) =>
    [...readFileSync(`${source}${file}`, 'utf8').matchAll(/labels\?: Partial<(\w+)Labels>/g)].map(
      ([, name]) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named)].sort()).toEqual(Object.keys(german).sort());
});
