import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { stringValues } from './lib/string-values.ts';

/*
 * A character that no shipped font has is drawn by whatever font the machine has: it looks different
 * everywhere and moves the words beside it.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

type Face = { font: Font; has: (codePoint: number) => boolean };

/** Faces of a style sheet; each only covers its `unicode-range`, as in a browser. */
function facesOf(sheet: string): Face[] {
  const css = readFileSync(sheet, 'utf8');
  return [...css.matchAll(/@font-face\s*{[^}]*}/g)].map(([rule]) => {
    const file = /url\("?([^")]+)"?\)/.exec(rule)?.[1] ?? '';
    const font = openSync(join(dirname(sheet), file)) as Font;
    const ranges = (/unicode-range:([^;]+);/.exec(rule)?.[1] ?? '').split(',').map((range) => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-');
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
    });
    return {
      font,
      has: (codePoint) =>
        ranges.some(({ from, to }) => from <= codePoint && codePoint <= to) &&
        font.hasGlyphForCodePoint(codePoint),
    };
  });
}

const fontsource = (name: string) =>
  facesOf(join(root, 'node_modules/@fontsource-variable', name, 'wght.css'));
const symbols = facesOf(join(root, 'ui/src/tokens/symbols.css'));
const textFonts = {
  'Instrument Sans': fontsource('instrument-sans'),
  Inter: fontsource('inter'),
  'Source Sans 3': fontsource('source-sans-3'),
  'JetBrains Mono': fontsource('jetbrains-mono'),
};

const isDrawn = (character: string) => {
  const codePoint = character.codePointAt(0) ?? 0;
  // White space, joiners and direction marks have no glyph.
  if (/[\p{White_Space}\p{Cf}\p{Cc}\p{Cs}]/u.test(character)) return true;
  return Object.values(textFonts).every((faces) =>
    [...faces, ...symbols].some(({ has }) => has(codePoint)),
  );
};

const sources = ['ui/src', 'portal/src', 'catalogue'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(tsx?|mdx|css)$/.test(file))
    .map((file) => join(folder, file)),
);

describe('characters', () => {
  it('of the interface, its stories and its manual are in the shipped fonts', () => {
    expect(isDrawn('☎')).toBe(false);
    const missing = sources.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const strings = /\.tsx?$/.test(file) ? stringValues(file, text) : [text];
      const lacking = new Set(strings.flatMap((one) => [...one].filter((each) => !isDrawn(each))));
      return [...lacking].map((one) => `${one} in ${file}`);
    });
    expect(missing).toEqual([]);
  });

  it('of the symbols font are those its style sheet names', () => {
    for (const { font, has } of symbols) {
      const claimed = font.characterSet.filter(has);
      expect(String.fromCodePoint(...claimed)).toBe('±←↑→↓↗↵⇧⌃⌘⌥⏎▲▼●✓');
    }
  });
});
