import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { countFigures } from './figures.ts';

const foldersOf = (layer: string) =>
  readdirSync(fileURLToPath(new URL(`../../ui/src/${layer}`, import.meta.url))).filter((name) =>
    existsSync(fileURLToPath(new URL(`../../ui/src/${layer}/${name}/index.ts`, import.meta.url))),
  ).length;

it('counts no more components than there are folders, and nearly all of them', () => {
  const { components, widgets, buttonKiB, formKiB } = countFigures();
  const folders = foldersOf('primitives') + foldersOf('patterns') + foldersOf('widgets');
  expect(Math.abs(folders - components)).toBeLessThan(10);
  expect(Math.abs(foldersOf('widgets') - widgets)).toBeLessThan(5);
  expect(buttonKiB).toBeGreaterThan(1);
  expect(formKiB).toBeGreaterThan(buttonKiB);
});
