import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { importLine } from '../.storybook/import-line.ts';
import { pageOf } from '../.storybook/page-of.ts';
import { reference } from '../ui/build/reference.ts';
import { renames } from '../ui/src/development/renames.ts';
import { guidance } from './guidance/index.ts';
import { keyboard, keysOf } from './guidance/keyboard.ts';

const source = fileURLToPath(new URL('../ui/src/', import.meta.url));
const components = ['primitives', 'patterns', 'widgets'].flatMap((layer) =>
  readdirSync(`${source}${layer}`).map((name) => `${layer}/${name}`),
);

const { parts } = reference();

it('says of every component when to use it, and of nothing else', () => {
  expect(Object.keys(guidance).sort()).toEqual([...components].sort());
});

it('relates components to others that there are', () => {
  const related = Object.entries(guidance).flatMap(([path, advice]) =>
    advice.related.filter((one) => !components.includes(one) || one === path),
  );
  expect(related).toEqual([]);
});

const answersKeys =
  /<(button|input|textarea|select)\b|onKeyDown|from '(@radix-ui|cmdk|downshift|@dnd-kit|@codemirror)/;

/** Whether a file of the folder itself renders a focusable element. */
const isInteractive = (folder: string) =>
  readdirSync(`${source}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|fixtures)\./.test(file))
    .some((file) => answersKeys.test(readFileSync(`${source}${folder}/${file}`, 'utf8')));

it.each(components.filter(isInteractive))('%s has its keys', (folder) => {
  expect(keyboard[folder] ?? []).not.toEqual([]);
});

it('adds the keys of the parts of a component to its own', () => {
  const paths = keysOf('widgets/sip-gateways', parts).map(({ path }) => path);
  expect(paths).toContain('primitives/select');
  expect(new Set(paths).size).toBe(paths.length);
});

/** Source of each component that the stories of a folder document, with its name. */
function presented(folder: string): { name: string; text: string }[] {
  const files = readdirSync(`${source}${folder}`).filter((file) => /\.tsx?$/.test(file));
  const read = (file: string) => readFileSync(`${source}${folder}/${file}`, 'utf8');
  const names = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => /\bcomponent: (\w+)/.exec(read(file))?.[1] ?? []);
  return [...new Set(names)].flatMap((name) =>
    files
      .filter((file) => !/\.(stories|test)\./.test(file))
      .map(read)
      .filter((text) => new RegExp(`export (function|const) ${name}\\b`).test(text))
      .map((text) => ({ name, text })),
  );
}

it.each(components)('%s is described where it is declared', (folder) => {
  for (const { name, text } of presented(folder)) {
    expect(text, name).toMatch(new RegExp(`\\*/\\s*export (function|const) ${name}\\b`));
  }
});

it.each(components)('the page of %s is about what it exports', (folder) => {
  for (const file of readdirSync(`${source}${folder}`).filter((one) => /stories\.tsx$/.test(one))) {
    const text = readFileSync(`${source}${folder}/${file}`, 'utf8');
    const name = /\bcomponent: (\w+)/.exec(text)?.[1];
    if (name) expect(text, file).not.toMatch(new RegExp(`^(function|const) ${name}\\b`, 'm'));
  }
});

it('tells the import line from where the stories are', () => {
  expect(importLine('./ui/src/primitives/badge/badge.stories.tsx', 'Badge')).toEqual({
    path: 'primitives/badge',
    line: "import { Badge } from '@trunkline/ui/primitives/badge';",
  });
  expect(importLine('./portal/src/features/users/user-list.stories.tsx', 'Users')).toBeUndefined();
});

it.each(components)('links to %s lead to its page', (folder) => {
  const titles = readdirSync(`${source}${folder}`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => /title: '([^']+)'/.exec(readFileSync(`${source}${folder}/${file}`, 'utf8'))?.[1])
    .map((title) => `${title?.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`);
  expect(titles).toContain(pageOf(folder));
});

it('names props as they are called now', () => {
  const old = renames.flatMap(({ path, from }) => {
    const said = JSON.stringify([guidance[path], keyboard[path]]);
    return said.includes(`\`${from}\``) ? [`${path}: ${from}`] : [];
  });
  expect(old).toEqual([]);
});
