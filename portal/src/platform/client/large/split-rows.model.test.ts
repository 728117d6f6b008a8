import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRowSplitter } from './split-rows.model.ts';

function splitRows(pieces: readonly string[]): unknown[] {
  const splitter = createRowSplitter();
  const rows = pieces.flatMap((piece) => splitter.push(piece));
  return [...rows, ...splitter.end()];
}

function outcomeOf(parse: () => unknown): unknown {
  try {
    return { parsed: parse() };
  } catch (error) {
    return error instanceof SyntaxError ? 'refused' : error;
  }
}

function cutAt(text: string, places: readonly number[]): string[] {
  const cuts = [...places.map((place) => place % (text.length + 1)), text.length];
  return cuts.sort((a, b) => a - b).map((cut, at) => text.slice(at === 0 ? 0 : cuts[at - 1], cut));
}

/** Texts that look like the end of an element, and nested elements. */
const treacherous = fc.string({
  unit: fc.constantFrom('},', '}', ',', '{', '[', ']', '"', '\\', ' ', 'é', '\n', 'a'),
  maxLength: 8,
});
const { rows } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    treacherous,
    fc.jsonValue({ maxDepth: 1 }),
    fc.dictionary(treacherous, tie('value'), { maxKeys: 3 }),
    tie('rows'),
  ),
  rows: fc.array(tie('value'), { maxLength: 5 }),
}));
const places = fc.array(fc.nat(), { maxLength: 12 });
const indents = fc.constantFrom(undefined, 1, '\t');

it('parses any array, cut at any places, as JSON.parse does', () => {
  fc.assert(
    fc.property(rows, indents, places, (value, indent, cuts) => {
      const text = JSON.stringify(value, null, indent);
      expect(splitRows(cutAt(text, cuts))).toEqual(JSON.parse(text));
    }),
    { numRuns: 3000 },
  );
});

it('refuses what JSON.parse refuses: a character is missing, added, or all after it', () => {
  const faults = fc.constantFrom<'missing' | 'added' | 'cut off'>('missing', 'added', 'cut off');
  const added = fc.constantFrom(',', ']', '[', '{', '}', '"', '1', ' ', '\\');
  fc.assert(
    fc.property(
      rows,
      indents,
      places,
      fc.nat(),
      faults,
      added,
      (value, indent, cuts, at, fault, character) => {
        const whole = JSON.stringify(value, null, indent);
        const place = at % whole.length;
        const after = {
          missing: whole.slice(place + 1),
          added: character + whole.slice(place),
          'cut off': '',
        };
        const text = whole.slice(0, place) + after[fault];
        const outcome = outcomeOf(() => JSON.parse(text));
        // A fault at the bracket may leave another valid value.
        fc.pre(outcome === 'refused' || text.trimStart().startsWith('['));
        expect(outcomeOf(() => splitRows(cutAt(text, cuts)))).toEqual(outcome);
      },
    ),
    { numRuns: 5000 },
  );
});

it.each([
  '',
  ' ',
  '{}',
  '"[]"',
  'null',
  '1',
  '[,1]',
  '[1,]',
  '[1,,2]',
  '[1] [2]',
  '[1],',
  '[',
  '[{},',
])('refuses %j', (text) => {
  expect(outcomeOf(() => splitRows([text]))).toBe('refused');
  expect(outcomeOf(() => splitRows([...text]))).toBe('refused');
});

it.each(['[]', ' [ ] ', '[1, "},{" ,[2,[{},{}]]]\n', '[[{}],[{}]]'])('parses %j', (text) => {
  expect(splitRows([text])).toEqual(JSON.parse(text));
  expect(splitRows([...text])).toEqual(JSON.parse(text));
});

it('hands over what is complete', () => {
  const splitter = createRowSplitter();
  expect(splitter.push('[{"a":1},{"a":"},')).toEqual([{ a: 1 }]);
  expect(splitter.push('2"},')).toEqual([{ a: '},2' }]);
  expect(splitter.push('{}]')).toEqual([]);
  expect(splitter.end()).toEqual([{}]);
});
