import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readableStrings } from './lib/readable-strings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(join(root, 'docs/words.md'), 'utf8');

/** The second column: what is not said. */
const banned = [...page.matchAll(/^\| [^|]+ \|([^|]+)\|/gm)].flatMap(([, words = '']) =>
  [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
);
const prescribed = [...page.matchAll(/^- (.+)$/gm)].map(([, text = '']) => {
  const parts = text.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
});

/** Capitals count in abbreviations alone; `app` is not in `application`. */
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

const sources = ['ui/src', 'portal/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(?:test|stories|fixtures))\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

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

// Every source file is parsed.
it('no text of the console or the library uses a word the glossary bans', () => {
  expect(banned.length).toBeGreaterThan(20);
  const found = sources.flatMap((file) =>
    readableStrings(file, readFileSync(join(root, file), 'utf8'))
      .flatMap(bannedIn)
      .map((one) => `${file}: ${one}`),
  );
  expect(found.join('\n')).toBe('');
});
