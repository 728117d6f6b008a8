import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  deprecationsIn,
  namesIn,
  suddenRemovals,
  surface,
  unclearDeprecations,
} from '../build/surface.ts';

const ui = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(ui, path), 'utf8');
const { version } = JSON.parse(read('package.json'));

it('exports what it said it would', async () => {
  // After an intended change: npx vitest run --project library -u, and a changeset.
  await expect(surface()).toMatchFileSnapshot(join(ui, 'surface.txt'));
});

it('keeps what the last version had, but for what that one said would go', () => {
  expect(suddenRemovals(read('surface.released.txt'), surface(), version)).toEqual([]);
  expect(unclearDeprecations(surface())).toEqual([]);
});

describe('a name that is to go', () => {
  const entry = '@trunkline/ui/primitives/button';
  const announced = `${entry}\n  Button\n  Key (deprecated since 0.2.0, use \`Button\`, removed in 0.4.0)\n`;

  it('is read from its comment', () => {
    const source = `
      /** A key. */
      export const Other = 1;
      /**
       * A key.
       * @deprecated since 0.2.0, use \`Button\`,
       *   removed in 0.4.0
       */
      export function Key() {}`;
    expect([...deprecationsIn(source)]).toEqual([
      ['Key', 'since 0.2.0, use `Button`, removed in 0.4.0'],
    ]);
    expect(namesIn(announced).get(`${entry} Key`)).toContain('use `Button`');
  });

  it('may go from the version that was named, and not sooner', () => {
    expect(suddenRemovals(announced, `${entry}\n  Button\n`, '0.4.0')).toEqual([]);
    expect(suddenRemovals(announced, `${entry}\n  Button\n`, '0.3.9')).toEqual([`${entry} Key`]);
    expect(suddenRemovals(announced, `${entry}\n  Key\n`, '0.4.0')).toEqual([`${entry} Button`]);
  });

  it('says what to use instead', () => {
    expect(unclearDeprecations(announced)).toEqual([]);
    const unclear = `${entry}\n  Key (deprecated it is old)\n`;
    expect(unclearDeprecations(unclear)).toEqual([`${entry} Key`]);
  });
});

it('is typed without any', () => {
  const dist = join(ui, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const loose = files.filter((file) => {
    if (!file.endsWith('.d.ts')) return false;
    const code = readFileSync(join(dist, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .replace(/'[^']*'|"[^"]*"/g, '');
    return /\bany\b/.test(code);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(loose).toEqual([]);
});

/** Parts shown inside other components: `Checkbox` and `Switch`, and everything that takes a link. */
const parts = ['ChoiceLabel', 'PlainLink'];

it('shows every component in the catalogue', () => {
  const stories = readdirSync(join(ui, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => read(join('src', file)))
    .join('\n');
  const components = [...namesIn(surface()).keys()].flatMap(
    (name) => /\/(?:primitives|patterns|widgets)\/\S+ ([A-Z]\w*)$/.exec(name)?.[1] ?? [],
  );
  const unseen = components.filter(
    (name) => !new RegExp(`<${name}\\b|component: ${name}\\b|stateful\\(${name}\\b`).test(stories),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(unseen).toEqual(parts);
});
