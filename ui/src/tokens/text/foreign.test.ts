import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { foreign, marked, markedNode } from './foreign.ts';

describe('what is hidden becomes a mark', () => {
  it.each([
    ['gnp.evil5w\u202e', 'gnp.evil5w[U+202E]'],
    ['\u202egnp.evil5w', '[U+202E]gnp.evil5w'],
    ['Ac\u200bme', 'Ac[U+200B]me'],
    ['Acme\u00ad', 'Acme[U+00AD]'],
    ['Acme\u200d', 'Acme[U+200D]'],
    ['Ac\u200dme', 'Ac[U+200D]me'],
    ['a\u0000b', 'a[U+0000]b'],
    ['a\nb', 'a[U+000A]b'],
    ['\u3164', '[U+3164]'],
    ['x\u{e0041}', 'x[U+E0041]'],
    ['a\ufe0f', 'a[U+FE0F]'],
    // A direction closed too early would turn the text after it.
    ['a\u2069b', 'a[U+2069]b'],
    ['\u2067a\u2069', '[U+2067]a[U+2069]'],
    ['\u2068a', '[U+2068]a'],
  ])('%j reads %j', (text, shown) => {
    expect(marked(text)).toBe(shown);
  });
});

it.each([
  'Acme Support',
  'Zoë & Søn “Ltd”, 東京',
  'می\u200cخواهم',
  'क्\u200dष',
  '👩\u200d💻 desk',
  '❤\ufe0f',
  '1\ufe0f\u20e3',
  '\u2068شركة\u2069',
])('%j is writing and stays', (text) => {
  expect(marked(text)).toBe(text);
});

it('lines stay where there may be lines', () => {
  expect(marked('a\r\nb\u202e', { lines: true })).toBe('a\r\nb[U+202E]');
});

describe('what is written from right to left keeps to itself', () => {
  it.each([
    ['شركة', '\u2068شركة\u2069'],
    ['Acme שלום', '\u2068Acme שלום\u2069'],
    ['Acme', 'Acme'],
    ['\u2069שלום', '\u2068[U+2069]שלום\u2069'],
  ])('%j', (text, shown) => {
    expect(foreign(text)).toBe(shown);
  });
});

it('twice is once, and nothing turns what stands beside it', () => {
  const text = fc.string({ unit: 'binary' }).chain((any) =>
    fc
      .array(fc.constantFrom('\u202e', '\u2068', '\u2069', '\u2067', '\u200f', 'a', 'ש', any), {
        maxLength: 12,
      })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (any) => {
      const once = foreign(any);
      expect(foreign(once)).toBe(once);
      expect(once).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/);
      let depth = 0;
      for (const character of once) {
        if (character === '\u2068') depth += 1;
        if (character === '\u2069') depth -= 1;
        expect(depth).toBeGreaterThanOrEqual(0);
      }
      expect(depth).toBe(0);
    }),
  );
});

it('texts within elements are marked, the rest of them stays', () => {
  const Other = ({ children }: { children?: ReactNode }) => children;
  const plain = createElement('p', { key: 'plain' }, 'Acme');
  const tree = [
    createElement(
      'p',
      { key: 'p', title: 'Ac\u200bme' },
      'Delete ',
      createElement('b', {}, 'a\u202eb'),
      1,
    ),
    createElement(Other, { key: 'o' }, 'x\u200b'),
    plain,
  ];
  const shown = markedNode(tree);
  expect(renderToStaticMarkup(shown)).toBe(
    '<p title="Ac\u200bme">Delete <b>a[U+202E]b</b>1</p>x\u200b<p>Acme</p>',
  );
  expect(Array.isArray(shown) && shown[2]).toBe(plain);
  const unchanged = [plain];
  expect(markedNode(unchanged)).toBe(unchanged);
  expect(markedNode(null)).toBeNull();
});
