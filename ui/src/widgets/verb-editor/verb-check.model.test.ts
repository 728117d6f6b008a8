import { describe, expect, it } from 'vitest';
import { propertiesOf, verbNames, verbProblems } from './verb-check.model.ts';
import { exampleVerbs } from './verb-text.model.ts';

const messages = (text: string) => verbProblems(text).map(({ message }) => message);
const app = (...verbs: unknown[]) => JSON.stringify(verbs, null, 2);

describe('text that will do', () => {
  it.each([
    ['the example', exampleVerbs],
    ['the short form', app({ say: { text: 'Hello' } })],
    [
      'an alias the platform knows',
      app({ verb: 'microsoft_s2s', vendor: 'microsoft', llmOptions: {} }),
    ],
    ['a dial', app({ verb: 'dial', target: [{ type: 'phone', number: '+4930123456' }] })],
    ['nested verbs', app({ verb: 'gather', input: ['speech'], say: { text: 'Your name?' } })],
    ['verbs with a colon', app({ verb: 'sip:decline', status: 486 })],
    ['nothing at all', '  \n '],
  ])('%s', (_, text) => expect(messages(text)).toEqual([]));
});

describe('JSON errors, one at a time, on their line', () => {
  it.each([
    ['[{ "verb": "say" "text": "a" }]', 'A comma is missing before this.', 1],
    [
      '[\n  { "verb": "say",\n    text: "a" }\n]',
      'This is not JSON: text stands in double quotes.',
      3,
    ],
    ['[\n  { "verb": "hangup" },\n]', 'A value is expected here.', 3],
    ['[{ "verb": "hangup" }', 'A closing ] is missing.', 1],
    ['[{ "verb": "say", "text": "a }]', 'The closing quote is missing.', 1],
    ['[] // none', 'JSON has no comments.', 1],
    ['[{ "verb" "say" }]', 'A colon is expected after the property name.', 1],
    ['[] []', 'Nothing may follow the end of the array.', 1],
  ])('%s', (text, message, line) => {
    expect(verbProblems(text)).toMatchObject([{ message, line, severity: 'error' }]);
  });
});

describe('what is no application', () => {
  it.each([
    ['{ "verb": "say" }', 'Enter an array of verbs: it starts with [ and ends with ].'],
    ['[]', 'Enter at least one verb.'],
    ['["say"]', 'Every entry of the array must be a verb, an object.'],
    ['[{ "text": "a", "loop": 2 }]', 'The verb is not named: add "verb": "say", for instance.'],
    ['[{ "verb": 7 }]', 'The name of a verb is text.'],
  ])('%s', (text, message) => {
    expect(verbProblems(text)).toMatchObject([{ message, severity: 'error' }]);
  });
});

describe('what the schema says', () => {
  it('names an unknown verb, and the one that is meant', () => {
    expect(verbProblems(app({ verb: 'gahter' }))).toMatchObject([
      {
        message: 'The verb "gahter" is not known. Did you mean "gather"?',
        severity: 'warning',
        line: 3,
      },
    ]);
    expect(messages(app({ verb: 'teleport' }))).toEqual(['The verb "teleport" is not known.']);
  });
  it('names a missing property at the verb', () => {
    expect(verbProblems(app({ verb: 'say', text: 'a' }, { verb: 'alert' }))).toMatchObject([
      { message: 'alert needs message.', line: 7, severity: 'warning' },
    ]);
  });
  it('names a property of the wrong kind, at the property', () => {
    const text = app({ verb: 'say', text: 'a', stream: 'yes' });
    const [problem] = verbProblems(text);
    expect(problem).toMatchObject({ message: 'say.stream must be true or false.', line: 5 });
    expect(text.slice(problem?.from, problem?.to)).toBe('"stream": "yes"');
  });
  it('says once that none of several forms fits', () => {
    expect(messages(app({ verb: 'say', text: 7 }))).toEqual([
      'say.text has none of the forms it may have.',
    ]);
  });
  it('looks into the short form', () => {
    expect(messages(app({ say: { text: 'a', earlyMedia: 'no' } }))).toEqual([
      'say.earlyMedia must be true or false.',
    ]);
  });
  it('lists the problems of every verb in the order of the text', () => {
    expect(messages(app({ verb: 'alert' }, { verb: 'fly' }, { verb: 'dtmf' }))).toEqual([
      'alert needs message.',
      'The verb "fly" is not known.',
      'dtmf needs dtmf.',
    ]);
  });
});

it('knows names and properties, for completion', () => {
  expect(verbNames).toEqual(expect.arrayContaining(['say', 'gather', 'sip:refer', 'rest:dial']));
  expect(propertiesOf('say')).toEqual(expect.arrayContaining(['text', 'synthesizer']));
  expect(propertiesOf('say')).not.toContain('verb');
  expect(propertiesOf('nonsense')).toEqual([]);
});

it('checks two hundred verbs in the time of a frame', () => {
  const text = app(...Array.from({ length: 200 }, () => ({ verb: 'say', text: 'Hello', loop: 2 })));
  verbProblems(text);
  const began = performance.now();
  verbProblems(text);
  expect(performance.now() - began).toBeLessThan(50);
});
