import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { propertiesOf, verbNames } from './platform-check.model.ts';
import { brokenInstructions, undocumentedVerbs } from './verb.fixtures.ts';
import { verbProblems } from './verb-check.model.ts';

const require = createRequire(import.meta.url);
const platform = require('@jambonz/verb-specifications') as {
  validate: (logger: { info: () => void }, instructions: unknown) => void;
};
const schemaFolder = join(dirname(require.resolve('@jambonz/schema/package.json')), 'verbs');

type Instruction = Record<string, unknown>;
type Published = { $id: string; examples?: Instruction[] };

const schemas = readdirSync(schemaFolder).map(
  (file) => JSON.parse(readFileSync(join(schemaFolder, file), 'utf8')) as Published,
);
const published = schemas.map(({ $id }) => $id.slice($id.lastIndexOf('/') + 1));
/** The examples of verbs in the published schema. */
const documented = schemas.flatMap(({ examples = [] }) => examples);
const corpus = [...documented, ...undocumentedVerbs];

/** The platform's error; undefined if it accepts the instructions. */
function refusalOf(instructions: unknown): string | undefined {
  try {
    platform.validate({ info: () => undefined }, instructions);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const errorsOf = (instructions: unknown) =>
  verbProblems(JSON.stringify(instructions))
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

/** Whether the published schema has the verb: a newer platform accepts it. */
const isOfNewerVerb = (refusal: string) =>
  published.includes(/invalid instruction: (.+)$/.exec(refusal)?.[1] ?? '');

/** One object, so that a failure shows the instruction and both verdicts. */
function disagreement(instruction: unknown) {
  const refusal = refusalOf([instruction]);
  const errors = errorsOf([instruction]);
  const isRefused = refusal !== undefined && !isOfNewerVerb(refusal);
  const agree = isRefused === errors.length > 0;
  return agree ? [] : [{ instruction: JSON.stringify(instruction), refusal, errors }];
}

const replacements = [null, 7, '', 'text', true, [], ['text'], [{}], {}, { unknown: 1 }];

/** Yields the value with one fault, planted at each position in turn. */
function* withFaults(value: unknown): Generator<unknown> {
  yield* replacements;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const faulty of withFaults(item)) yield value.with(index, faulty);
    }
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    yield { ...value, mood: 'calm' };
    yield { ...value, toString: 'x' };
    for (const [key, item] of entries) {
      yield Object.fromEntries(entries.filter(([other]) => other !== key));
      for (const faulty of withFaults(item)) yield { ...value, [key]: faulty };
    }
  }
}

describe('an error is what the platform refuses, and nothing else', () => {
  it('in every documented verb', () => {
    expect(documented.length).toBeGreaterThan(40);
    expect(corpus.flatMap(disagreement)).toEqual([]);
  });

  it('in instructions that are wrong as a whole', () => {
    expect(brokenInstructions.flatMap(disagreement)).toEqual([]);
  });

  it('with a fault planted at every place', () => {
    const faulty = corpus.flatMap((instruction) => [...withFaults(instruction)]);
    expect(faulty.length).toBeGreaterThan(2000);
    expect(faulty.flatMap(disagreement)).toEqual([]);
    expect(faulty.filter((one) => refusalOf([one]) === undefined).length).toBeGreaterThan(100);
  });

  it('in the mistakes that people make', () => {
    expect(refusalOf([{ verb: 'say', text: 'a', mood: 'calm' }])).toBe(
      'Error: say: unknown property mood',
    );
    expect(errorsOf([{ verb: 'say', text: 'a', mood: 'calm' }])).toEqual([
      'say has no property "mood".',
    ]);
    expect(refusalOf([{ verb: 'say' }])).toBeUndefined();
    expect(errorsOf([{ verb: 'say' }])).toEqual([]);
  });
});

describe('the published schema', () => {
  it.each(published)('%s is known, offered, and has properties to offer', (name) => {
    expect(verbNames).toContain(name);
    expect(propertiesOf(name)).toContain('id');
    expect(propertiesOf(name)).not.toContain('verb');
    expect(errorsOf([{ verb: name }]).join()).not.toContain('Unknown verb');
  });

  it('is the only word on a verb that the platform has no rules for yet', () => {
    const warning = (name: string) =>
      `Only newer platforms know "${name}"; an older one refuses it.`;
    const messagesOf = (...verbs: unknown[]) =>
      verbProblems(JSON.stringify(verbs)).map(({ message, severity }) => [severity, message]);
    expect(messagesOf({ verb: 'agent', llm: { vendor: 'openai' } })).toEqual([
      ['warning', warning('agent')],
    ]);
    expect(messagesOf({ agent: { bargeIn: 'yes' } })).toEqual([
      ['warning', warning('agent')],
      ['warning', 'agent.bargeIn must be an object.'],
    ]);
    expect(messagesOf({ agent: 'yes' })).toEqual([
      ['warning', warning('agent')],
      ['error', 'agent must be an object.'],
    ]);
    expect(messagesOf({ verb: 'room' })).toEqual([
      ['warning', warning('room')],
      ['warning', 'room requires "name".'],
    ]);
    expect(propertiesOf('room')).toEqual(expect.arrayContaining(['name', 'beep']));
    expect(propertiesOf('transfer')).toEqual(expect.arrayContaining(['brief', 'mode']));
  });
});

describe('completion', () => {
  it('offers the verbs that the platform takes', () => {
    expect(verbNames).toEqual(expect.arrayContaining(['say', 'gather', 'sip:refer', 'rest:dial']));
    expect(verbNames).toEqual(expect.arrayContaining(['stream', 'openai_s2s', 'lex']));
    for (const name of verbNames) {
      const refusal = refusalOf([{ verb: name }]) ?? '';
      if (!isOfNewerVerb(refusal)) expect(refusal).not.toContain('invalid instruction');
    }
  });

  it('offers no parts of verbs', () => {
    for (const name of ['target', 'synthesizer']) {
      expect(verbNames).not.toContain(name);
    }
  });

  it('offers the properties of a verb, under its other names too', () => {
    expect(propertiesOf('say')).toEqual(expect.arrayContaining(['text', 'synthesizer']));
    expect(propertiesOf('say')).not.toContain('verb');
    expect(propertiesOf('stream')).toEqual(propertiesOf('listen'));
    expect(propertiesOf('nonsense')).toEqual([]);
  });
});
