import { expect, it } from 'vitest';
import { exampleVerbs, verbTextError } from './verb-text.model.ts';

it.each([
  ['', 'Enter the verbs to execute.'],
  [' \n', 'Enter the verbs to execute.'],
  ['[{]', 'This is not valid JSON.'],
  ['{"verb":"say"}', 'Enter an array of verbs: it starts with [ and ends with ].'],
  ['"say"', 'Enter an array of verbs: it starts with [ and ends with ].'],
  ['null', 'Enter an array of verbs: it starts with [ and ends with ].'],
  ['[]', 'Enter at least one verb.'],
  ['["say"]', 'Every entry of the array must be a verb, an object.'],
  ['[[]]', 'Every entry of the array must be a verb, an object.'],
  ['[null]', 'Every entry of the array must be a verb, an object.'],
  [exampleVerbs, undefined],
  ['[{"verb":"not in the schema"}]', undefined],
])('%j', (text, error) => expect(verbTextError(text)).toBe(error));
