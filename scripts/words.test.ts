import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { commentsOf, readableStrings } from './lib/readable-strings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(join(root, 'docs/words.md'), 'utf8');

/** Second column of the table. */
const banned = [...page.matchAll(/^\| [^|]+ \|([^|]+)\|/gm)].flatMap(([, words = '']) =>
  [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
);
const [, comments = '', given = ''] = page.split(/^## \w+$/m);
const prescribed = [...given.matchAll(/^- (.+)$/gm)].map(([, text = '']) => {
  const parts = text.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
});

/** Case only counts in abbreviations; `app` doesn't match in `application`. */
const patterns = banned.map((word) => ({
  word,
  pattern: new RegExp(`(?<![\\w-])${word}(?![\\w-])`, /^[A-Z]+$/.test(word) ? '' : 'i'),
}));

const bannedIn = (text: string) =>
  prescribed.some((one) => one.test(text))
    ? []
    : patterns
        .filter(({ pattern }) => pattern.test(text))
        .map(({ word }) => `“${word}” in “${text}”`);

const productFiles = (folder: string, ending = /\.tsx?$/) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        ending.test(file) && !/\.(?:test|stories|fixtures?)\.|^(?:dist|node_modules)\//.test(file),
    )
    .map((file) => join(folder, file));
const sources = ['ui/src', 'portal/src'].flatMap((folder) => productFiles(folder));

it('reads what a person reads, and nothing else', () => {
  const source = `
    import { sign } from 'sign in';
    const boxStyles = 'sign in flex';
    const labels = { open: 'Sign in', by: \`Sign in as \${name}\` };
    export const A = () => <p className="sign in" title="Enter your e-mail">Please sign in</p>;
    throw new Error('cannot happen at all');
  `;
  expect(readableStrings('a.tsx', source)).toEqual([
    'Sign in',
    'Sign in as …',
    'Enter your e-mail',
    'Please sign in',
  ]);
  expect(bannedIn('Please sign in')).toHaveLength(2);
  expect(bannedIn('The application was saved')).toEqual([]);
});

// Parses every source file.
it('no text of the console or the library uses a word the glossary bans', () => {
  expect(banned.length).toBeGreaterThan(20);
  const english = sources.filter((file) => !file.startsWith('ui/src/labels/de/'));
  const found = english.flatMap((file) =>
    readableStrings(file, readFileSync(join(root, file), 'utf8'))
      .flatMap(bannedIn)
      .map((one) => `${file}: ${one}`),
  );
  expect(found.join('\n')).toBe('');
});

const [words, beginnings] = comments
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word).join('|'));
const translated = new RegExp(`\\b(?:${words})\\b|^(?:${beginnings}) `, 'i');

it('no comment reads as translated', () => {
  expect('Of whoever signs out nothing stays.').toMatch(translated);
  expect('Signing out deletes everything stored here.').not.toMatch(translated);
  const found = ['ui', 'portal', 'scripts'].flatMap((folder) =>
    productFiles(folder, /\.(?:tsx?|mjs)$/).flatMap((file) =>
      commentsOf(file, readFileSync(join(root, file), 'utf8'))
        .filter((text) => translated.test(text))
        .map((text) => `${file}: ${text}`),
    ),
  );
  expect(found.join('\n')).toBe('');
});
