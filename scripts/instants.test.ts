import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Formats an instant, or a number, by hand. */
const byHand = /\bIntl\.DateTimeFormat|\.toLocale(?:Date|Time)?String\(/;

const files = ['ui/src', 'portal/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|fixtures?)\./.test(file))
    .map((file) => join(folder, file)),
);

test('instants and numbers are formatted in one place', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => byHand.test(readFileSync(join(root, file), 'utf8')));
  expect(
    found.every((file) => file.startsWith('ui/src/tokens/format/')),
    found.join(),
  ).toBe(true);
  expect(found).not.toEqual([]);
});
