import { describe, expect, it } from 'vitest';
import { oddSpaceIn, withPlainSpaces } from './odd-spaces.model.ts';

describe('odd spaces around the tokens of JSON become plain ones', () => {
  it.each([
    ['no-break spaces', '[\u00a0{\u00a0"verb":\u00a0"hangup" }]', '[ { "verb": "hangup" }]'],
    ['spaces without a width', '[\u200b{ "verb": "hangup" }\u2060]', '[ { "verb": "hangup" } ]'],
    ['a mark of byte order inside', '[\n\ufeff{ "verb": "hangup" }]', '[\n { "verb": "hangup" }]'],
    ['separators of lines', '[\u2028{ "verb": "hangup" }\u2029]', '[ { "verb": "hangup" } ]'],
    ['wide spaces', '[\u3000{ "verb": "hangup" }\u2003]', '[ { "verb": "hangup" } ]'],
    ['a form feed', '[\f{ "verb": "hangup" }]', '[ { "verb": "hangup" }]'],
  ])('%s', (_name, pasted, plain) => {
    expect(withPlainSpaces(pasted)).toBe(plain);
    expect(() => JSON.parse(plain)).not.toThrow();
  });

  it.each([
    ['inside a text', '[{ "verb": "say", "text": "5\u00a0€\u200b, \ufeff" }]'],
    ['behind an escaped quote', '[{ "verb": "say", "text": "\\"\u00a0" }]'],
    ['behind an escaped backslash', '[{ "verb": "say", "text": "\\\\\u00a0\\\\" }]'],
    ['where the text is no JSON without them', '[{\u00a0"verb": "say"'],
    ['inside a word', '[tr\u200bue]'],
    ['where a quote is missing, so that a text looks like none', '[{ "a: "b\u00a0c" }]'],
    ['plain spaces, tabs and line ends', '[ \t\r\n{ "verb": "hangup" } ]'],
  ])('they stay %s', (_name, text) => expect(withPlainSpaces(text)).toBe(text));
});

describe('a mark of byte order in front is dropped', () => {
  it.each([
    ['\ufeff[{ "verb": "hangup" }]', '[{ "verb": "hangup" }]'],
    ['\ufeff[{ "ver', '[{ "ver'],
    ['\ufeff', ''],
    ['\ufeff\u00a0[]', ' []'],
  ])('%j', (pasted, plain) => expect(withPlainSpaces(pasted)).toBe(plain));
});

describe('the first odd space is named with its place', () => {
  it.each([
    ['[\n  {\u00a0"verb"', 5, 2, 4, '00A0'],
    ['[\u200b', 1, 1, 2, '200B'],
    [' \ufeff[]', 1, 1, 2, 'FEFF'],
    ['[\r\n\u2003', 3, 2, 1, '2003'],
    ['["\u00a0",\u205f', 5, 1, 6, '205F'],
  ])('%j', (text, from, line, column, code) => {
    expect(oddSpaceIn(text)).toEqual({
      from,
      to: from + 1,
      line,
      column,
      code,
    });
  });

  it('of many only the first, and none of a plain text', () => {
    expect(oddSpaceIn('[\u00a0\u200b]')?.from).toBe(1);
    expect(oddSpaceIn('[ "\u00a0" ]')).toBeUndefined();
  });
});
