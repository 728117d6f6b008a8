import { describe, expect, it } from 'vitest';
import { verbProblems } from './verb-check.model.ts';
import { verbSentences } from './verb-sentences.ts';
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
    ['[\n  { "verb": "say",\n    text: "a" }\n]', 'Invalid JSON: put text in double quotes.', 3],
    ['[\n  { "verb": "hangup" },\n]', 'A value is expected here.', 3],
    ['[{ "verb": "hangup" }', 'A closing ] is missing.', 1],
    ['[{ "verb": "say", "text": "a }]', 'The closing quote is missing.', 1],
    ['[] // none', 'JSON has no comments.', 1],
    ['[{ "verb" "say" }]', 'A colon is expected after the property name.', 1],
    [
      '[\n  {\u00a0"verb": "hangup" ]',
      'Column 4 has a no-break space (U+00A0). JSON allows plain spaces only.',
      2,
    ],
    [
      '[{ "verb": "say", "loop": 2\u200b ]',
      'Column 28 has a zero-width space (U+200B). JSON allows plain spaces only.',
      1,
    ],
    // The missing quote is the mistake, although everything after it seems to lack quotes too.
    ['[{ "verb: "say", "text": "5\u00a0€" }]', 'Invalid JSON: put text in double quotes.', 1],
    ['[] []', 'Remove what follows the end of the array.', 1],
  ])('%s', (text, message, line) => {
    expect(verbProblems(text)).toMatchObject([{ message, line, severity: 'error' }]);
  });
});

it('is said in other words, where they are given', () => {
  const sentences = {
    ...verbSentences,
    syntax: { ...verbSentences.syntax, CommaExpected: 'Komma fehlt.' },
    noProperty: (place: string, name: string) => `${place}: kein ${name}.`,
    unknown: (name: string, near: string | null) => `${name}? ${near}?`,
    requires: (place: string, name: string) => `${place} braucht ${name}.`,
  };
  const said = (text: string) => verbProblems(text, sentences).map(({ message }) => message);
  expect(said('[{ "verb": "say" "text": "a" }]')).toEqual(['Komma fehlt.']);
  expect(said(app({ verb: 'hangup', colour: 1 }))).toEqual(['hangup: kein colour.']);
  expect(said(app({ verb: 'hangupp' }))).toEqual(['hangupp? hangup?']);
  expect(said(app({ verb: 'room' })).at(-1)).toBe('room braucht name.');
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

describe('what the platform refuses', () => {
  it('names an unknown verb, and the one that is meant', () => {
    expect(verbProblems(app({ verb: 'gahter' }))).toMatchObject([
      { message: 'Unknown verb "gahter". Did you mean "gather"?', severity: 'error', line: 3 },
    ]);
    expect(messages(app({ verb: 'teleport' }))).toEqual(['Unknown verb "teleport".']);
  });
  it('cuts a name that is a thousand letters long', () => {
    const [message = ''] = messages(app({ verb: 'x'.repeat(1000) }));
    expect(message.length).toBeLessThan(100);
  });
  it('names a missing property at the verb', () => {
    expect(verbProblems(app({ verb: 'say', text: 'a' }, { verb: 'alert' }))).toMatchObject([
      { message: 'alert requires "message".', line: 7, severity: 'error' },
    ]);
  });
  it('names a property that the verb does not have, once, at the property', () => {
    const text = app({ verb: 'say', text: 'a', mood: 'calm' });
    const problems = verbProblems(text);
    expect(problems).toMatchObject([
      { message: 'say has no property "mood".', severity: 'error', line: 5 },
    ]);
    expect(text.slice(problems[0]?.from, problems[0]?.to)).toBe('"mood": "calm"');
  });
  it('names a property of the wrong kind', () => {
    expect(messages(app({ verb: 'say', text: 'a', stream: 'yes' }))).toEqual([
      'say.stream must be true or false.',
    ]);
    expect(messages(app({ verb: 'say', text: 7 }))).toEqual(['say.text must be text or a list.']);
  });
  it('tells how small, how large and how many', () => {
    const said = messages(
      app({ verb: 'agent', noResponseTimeout: -1, llm: {}, bargeIn: { threshold: 2 } }),
    );
    expect(said).toContain('agent.noResponseTimeout must be at least 0.');
    expect(said).toContain('agent.bargeIn.threshold must be at most 1.');
    expect(messages(app({ verb: 'dial', target: [] }))).toEqual(['dial.target must not be empty.']);
  });
  it('looks into parts and lists', () => {
    const target = [{ type: 'phone', number: '+4930123456' }, { type: 'pigeon' }];
    expect(messages(app({ verb: 'dial', target }))).toEqual([
      'dial.target.1.type must be one of "phone", "sip", "user", "teams".',
    ]);
    expect(messages(app({ verb: 'gather', say: { verb: 'say', text: 'a' } }))).toEqual([
      'gather.say has no property "verb".',
    ]);
  });
  it('looks into the short form', () => {
    expect(messages(app({ say: { text: 'a', earlyMedia: 'no' } }))).toEqual([
      'say.earlyMedia must be true or false.',
    ]);
  });
  it('lists the problems of every verb in the order of the text', () => {
    expect(messages(app({ verb: 'alert' }, { verb: 'fly' }, { verb: 'dtmf' }))).toEqual([
      'alert requires "message".',
      'Unknown verb "fly".',
      'dtmf requires "dtmf".',
    ]);
  });
  it('tells the size while it is over', () => {
    const [problem] = verbProblems(app({ verb: 'say', text: 'a'.repeat(70_000) }));
    expect(problem).toMatchObject({ severity: 'error', line: 1 });
    expect(problem?.message).toMatch(/^The verbs take 70,\d+ bytes/);
  });
});

describe('what the schema advises', () => {
  it('is a warning where the platform takes it', () => {
    expect(verbProblems(app({ verb: 'gather', input: ['morse'] }))).toMatchObject([
      { severity: 'warning', line: 5 },
    ]);
    expect(verbProblems(app({ verb: 'say' }))).toEqual([]);
  });
});
