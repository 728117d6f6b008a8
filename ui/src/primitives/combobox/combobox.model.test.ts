import { describe, expect, it } from 'vitest';
import { containing, exactMatch, firstStartingWith, highlightFor } from './combobox.model.ts';

const acme = { value: '1', label: 'Acme Support', description: 'acme.sip.example.net' };
const globex = { value: '2', label: 'Globex' };
const acorn = { value: '3', label: 'Acorn' };
const options = [acme, globex, acorn];

describe('firstStartingWith', () => {
  it('takes the first, whatever the case', () => {
    expect(firstStartingWith(options, 'ac')).toBe(0);
    expect(firstStartingWith(options, 'ACO')).toBe(2);
    expect(firstStartingWith(options, ' gl ')).toBe(1);
  });

  it('does not look inside labels', () => {
    expect(firstStartingWith(options, 'support')).toBe(-1);
  });

  it('points at nothing for an empty or unknown text', () => {
    expect(firstStartingWith(options, '')).toBe(-1);
    expect(firstStartingWith(options, '  ')).toBe(-1);
    expect(firstStartingWith(options, 'zzz')).toBe(-1);
    expect(firstStartingWith([], 'a')).toBe(-1);
  });
});

describe('exactMatch', () => {
  it('needs the whole label', () => {
    expect(exactMatch(options, 'globex')).toBe(globex);
    expect(exactMatch(options, 'glob')).toBeUndefined();
    expect(exactMatch(options, '')).toBeUndefined();
  });
});

it('compares what is seen: accents, widths and invisible marks are as they come', () => {
  const cafe = { value: '4', label: 'Café ２４' };
  const text = '\u202bCAFE\u0301 24\u200f';
  expect(exactMatch([...options, cafe], text)).toBe(cafe);
  expect(containing([...options, cafe], text)).toEqual([cafe]);
  expect(firstStartingWith([...options, cafe], 'cafe\u0301')).toBe(3);
  expect(exactMatch([cafe], 'Cafe 24')).toBeUndefined();
});

describe('containing', () => {
  it('looks at labels and descriptions', () => {
    expect(containing(options, 'SUPP')).toEqual([acme]);
    expect(containing(options, 'sip.example')).toEqual([acme]);
    expect(containing(options, 'o')).toEqual([acme, globex, acorn]);
    expect(containing(options, 'nobody')).toEqual([]);
  });

  it('keeps all for an empty text', () => {
    expect(containing(options, ' ')).toBe(options);
  });
});

describe('highlightFor', () => {
  it('falls back to the first of a filtered list only', () => {
    expect(highlightFor([acme], 'supp', true)).toBe(0);
    expect(highlightFor([acme], 'supp', false)).toBe(-1);
    expect(highlightFor([], 'supp', true)).toBe(-1);
    expect(highlightFor(options, '', true)).toBe(-1);
    expect(highlightFor(options, 'aco', true)).toBe(2);
  });
});
