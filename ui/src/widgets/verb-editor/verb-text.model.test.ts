import { describe, expect, it } from 'vitest';
import { verbSentences } from './verb-sentences.ts';
import { exampleVerbs, maxVerbBytes, sizeError, verbTextError } from './verb-text.model.ts';

it.each([
  ['', 'Enter the verbs to execute.'],
  [' \n', 'Enter the verbs to execute.'],
  ['[{]', 'This is not valid JSON.'],
  ['{"verb":"say"}', 'Enter an array of verbs: it starts with [ and ends with ].'],
  ['"say"', 'Enter an array of verbs: it starts with [ and ends with ].'],
  ['null', 'Enter an array of verbs: it starts with [ and ends with ].'],
  [
    '[\n{ "verb":\u00a0"hangup" }]',
    'Line 2, column 10 has a no-break space (U+00A0). JSON allows plain spaces only.',
  ],
  [
    '\ufeff[{ "verb": "hangup" }]',
    'Line 1, column 1 has a byte order mark (U+FEFF). JSON allows plain spaces only.',
  ],
  // The missing quote is the mistake.
  ['[{ "verb: "say", "text": "5\u00a0€" }]', 'This is not valid JSON.'],
  ['[{ "verb": "say", "text": "5\u00a0€" }]', undefined],
  ['[]', 'Enter at least one verb.'],
  ['["say"]', 'Every entry of the array must be a verb, an object.'],
  ['[[]]', 'Every entry of the array must be a verb, an object.'],
  ['[null]', 'Every entry of the array must be a verb, an object.'],
  [exampleVerbs, undefined],
  ['[{"verb":"not in the schema"}]', undefined],
])('%j', (text, error) => expect(verbTextError(text)).toBe(error));

it('says it in other words', () => {
  const oddSpace = (line: number | null, column: number, code: string) =>
    `Zeile ${line}, Spalte ${column}: ${code}`;
  const sentences = { ...verbSentences, empty: 'Leer.', oddSpace };
  expect(verbTextError('', sentences)).toBe('Leer.');
  expect(verbTextError('[\u00a0{]', sentences)).toBe(verbSentences.notJson);
  expect(verbTextError('\ufeff[{ "verb": "hangup" }]', sentences)).toBe('Zeile 1, Spalte 1: FEFF');
});

describe('size, in bytes of UTF-8', () => {
  const app = (letter: string, count: number) => {
    const shell = '[{"verb":"say","text":""}]';
    return shell.replace('""', `"${letter.repeat(count)}"`);
  };
  const shellBytes = app('', 0).length;

  it.each([
    ['a', maxVerbBytes - shellBytes],
    ['ä', Math.floor((maxVerbBytes - shellBytes) / 2)],
    ['📞', Math.floor((maxVerbBytes - shellBytes) / 4)],
  ])('%s fits %i times, and not once more', (letter, count) => {
    expect(verbTextError(app(letter, count))).toBeUndefined();
    expect(verbTextError(app(letter, count + 1))).toMatch(/^The verbs take 65,5\d\d bytes;/);
  });

  it('says by how much', () => {
    expect(sizeError('a'.repeat(maxVerbBytes + 1000))).toBe(
      'The verbs take 66,535 bytes; 65,535 is the most that can be stored. Shorten them by 1,000.',
    );
  });
});
