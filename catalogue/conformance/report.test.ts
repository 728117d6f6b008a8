import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { keyboard } from '../guidance/keyboard.ts';
import type { Evidence } from './evidence.ts';
import { clauses, criteria, type Product, products, report } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

function storiesIn(path: string): string {
  const folder = join(root, 'ui/src', path);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => read(`ui/src/${path}/${file}`))
    .join('\n');
}

function isThere(evidence: Evidence): boolean {
  if ('gate' in evidence) return evidence.gate in scripts;
  if ('story' in evidence) {
    const [path = '', name = ''] = evidence.story.split('#');
    return storiesIn(path).includes(`export const ${name}: Story`);
  }
  if ('keys' in evidence) return (keyboard[evidence.keys] ?? []).length > 0;
  if ('test' in evidence) return read(evidence.test).includes(evidence.name);
  return read(evidence.file).includes(evidence.has);
}

const rows = [...criteria, ...clauses];
const names = Object.keys(products) as Product[];

it.each(rows.map((one) => [`${one.id} ${one.name}`, one] as const))(
  '%s: supported only where something shows it, and that is there',
  (_title, one) => {
    for (const product of names) {
      const { level, remark, evidence } = one[product];
      expect(remark).not.toBe('');
      if (level === 'Supports') expect(evidence, product).not.toEqual([]);
      for (const piece of evidence) expect(isThere(piece), JSON.stringify(piece)).toBe(true);
    }
  },
);

it('knows evidence that is not there', () => {
  expect(isThere({ story: 'primitives/field#NoSuchStory' })).toBe(false);
  expect(isThere({ test: 'portal/e2e/smoke.spec.ts', name: 'no such test' })).toBe(false);
  expect(isThere({ gate: 'test:nothing', shows: '' })).toBe(false);
  expect(isThere({ keys: 'primitives/nothing' })).toBe(false);
  expect(isThere({ file: 'portal/index.html', has: '<html lang="xx"' })).toBe(false);
});

it('has every criterion of WCAG 2.2, A and AA, once', () => {
  const ids = criteria.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(criteria.filter(({ wcag }) => wcag === 'A')).toHaveLength(31);
  expect(criteria.filter(({ wcag }) => wcag === 'AA')).toHaveLength(24);
});

it.each(names)('docs/accessibility/%s.md is what `npm run accessibility` writes', (product) => {
  expect(read(`docs/accessibility/${product}.md`)).toBe(report(product));
});
