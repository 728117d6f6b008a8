import { describe, expect, it } from 'vitest';
import { supportSchema, supportValues, variable } from './environment.fixtures.ts';
import {
  controlOf,
  fromText,
  inType,
  environmentMessages as messages,
  problemsOf,
  toSend,
  valueAt,
  withDefaults,
} from './environment.model.ts';

const number = variable({ type: 'number' });
const boolean = variable({ type: 'boolean' });

describe('controlOf', () => {
  it.each([
    ['text', {}],
    ['number', { type: 'number' }],
    ['checkbox', { type: 'boolean' }],
    ['checkbox', { type: 'boolean', isObscured: true, hint: 'textarea' }],
    ['choice', { enum: ['a'] }],
    ['choice', { type: 'number', enum: [1] }],
    ['choice', { resource: 'carriers' }],
    ['secret', { isObscured: true }],
    ['secret', { isObscured: true, hint: 'textarea' }],
    ['secret', { isObscured: true, hint: 'filepicker' }],
    ['secret', { isObscured: true, type: 'number' }],
    ['textarea', { hint: 'textarea' }],
    ['file', { hint: 'filepicker' }],
  ] as const)('%s for %j', (control, change) => {
    expect(controlOf(variable(change))).toBe(control);
  });
});

describe('valueAt', () => {
  it('has nothing under a name that every object has', () => {
    expect(valueAt({}, 'constructor')).toBeUndefined();
    expect(valueAt({ constructor: 'Acme' }, 'constructor')).toBe('Acme');
  });
});

describe('fromText', () => {
  it.each([
    ['5', 5],
    ['0', 0],
    ['-3', -3],
    ['2.5', 2.5],
    ['', ''],
    ['-', '-'],
    ['1.', '1.'],
    ['1.50', '1.50'],
    ['007', '007'],
    [' ', ' '],
    ['0x10', '0x10'],
    ['Infinity', 'Infinity'],
    ['1,5', '1,5'],
  ])('a number typed as %j is kept as %j', (text, kept) => {
    expect(fromText(number, text)).toBe(kept);
  });
  it('leaves the digits of a text alone', () => expect(fromText(variable(), '5')).toBe('5'));
});

describe('inType', () => {
  it.each([
    [variable(), 5, '5'],
    [variable(), true, 'true'],
    [number, '5', 5],
    [number, ' 1.50 ', 1.5],
    [number, '1e3', 1000],
    [number, 'many', undefined],
    [number, '0x10', undefined],
    [number, '1e999', undefined],
    [number, true, undefined],
    [boolean, false, false],
    [boolean, 'true', true],
    [boolean, 'false', false],
    [boolean, 1, undefined],
    [boolean, 'yes', undefined],
  ])('%# %j', (schema, value, typed) => {
    expect(inType(schema, value)).toBe(typed);
  });
});

describe('withDefaults', () => {
  it('fills what has no value, and lets stored values win', () => {
    expect(withDefaults(supportSchema, { MAX_RETRIES: 9 })).toEqual({
      GREETING: 'Hello and welcome',
      MAX_RETRIES: 9,
    });
  });
  it('takes false, 0 and an empty text for defaults', () => {
    const schema = {
      A: variable({ type: 'boolean', default: false }),
      B: variable({ type: 'number', default: 0 }),
      C: variable({ default: '' }),
    };
    expect(withDefaults(schema, {})).toEqual({ A: false, B: 0, C: '' });
  });
  it('does not bring back what was emptied', () => {
    expect(withDefaults(supportSchema, { GREETING: '', MAX_RETRIES: '' })).toEqual({
      GREETING: '',
      MAX_RETRIES: '',
    });
  });
  it('gives a default in the type of its variable, and skips one that has none', () => {
    const schema = {
      A: variable({ type: 'number', default: '3' }),
      B: variable({ type: 'number', default: 'three' }),
    };
    expect(withDefaults(schema, {})).toEqual({ A: 3 });
  });
  it('keeps keys outside the schema', () => {
    expect(withDefaults({ A: variable({ default: 'a' }) }, { OLD: 'x' })).toEqual({
      A: 'a',
      OLD: 'x',
    });
  });
  it('is the same object when nothing is missing', () => {
    expect(withDefaults(supportSchema, supportValues)).toBe(supportValues);
  });
  it('knows a variable called like a member of every object', () => {
    expect(withDefaults({ constructor: variable({ default: 'Acme' }) }, {})).toEqual({
      constructor: 'Acme',
    });
  });
});

describe('problemsOf', () => {
  it('has no objection to complete values', () => {
    expect(problemsOf(supportSchema, supportValues)).toEqual({});
  });
  it('wants what is required, in the order of the schema, and never a tick', () => {
    expect(Object.entries(problemsOf(supportSchema, {}))).toEqual([
      ['GREETING', messages.required('GREETING')],
      ['ORDER_API_TOKEN', messages.required('ORDER_API_TOKEN')],
      ['CATALOGUE', messages.required('CATALOGUE')],
    ]);
    expect(problemsOf({ A: variable({ type: 'boolean', required: true }) }, { A: false })).toEqual(
      {},
    );
  });
  it.each([
    [{ type: 'number', required: true }, 0],
    [{ type: 'number' }, ''],
    [{ enum: ['us', 'eu'] }, 'us'],
    [{ enum: ['us', 'eu'] }, ''],
    // Compared as numbers.
    [{ type: 'number', enum: [1, 2] }, '2'],
    // Carriers may be deleted without a change of the schema.
    [{ resource: 'carriers' }, 'Gone'],
  ] as const)('for %j takes %j', (schema, value) => {
    expect(problemsOf({ A: variable(schema) }, { A: value })).toEqual({});
  });
  it.each(['-', '1,5', 'many', true])('refuses %j for a number', (value) => {
    expect(problemsOf({ A: number }, { A: value })).toEqual({ A: messages.number('A') });
  });
  it.each([
    [{ enum: ['us', 'eu'] }, 'ap'],
    [{ type: 'number', enum: [1, 2] }, 3],
  ] as const)('of the list %j is not %j', (schema, value) => {
    expect(problemsOf({ A: variable(schema) }, { A: value })).toEqual({
      A: messages.unavailable('A'),
    });
  });
});

describe('toSend', () => {
  it('sends false and 0, and leaves out what is empty', () => {
    const schema = { A: boolean, B: number, C: variable(), D: variable() };
    expect(toSend(schema, { A: false, B: 0, C: '', D: 'x' })).toEqual({ A: false, B: 0, D: 'x' });
  });
  it('drops keys outside the schema', () => {
    expect(toSend({ A: variable() }, { A: 'a', OLD: 'x' })).toEqual({ A: 'a' });
  });
  it('is null when there never was a value, and empty when there was', () => {
    expect(toSend({ A: variable() }, {})).toBeNull();
    expect(toSend({ A: variable() }, { A: '' })).toEqual({});
  });
  it('sends numbers as numbers, however they were typed', () => {
    expect(toSend({ A: number }, { A: '1.50' })).toEqual({ A: 1.5 });
  });
  it('sends a stored value in the type the schema has today', () => {
    expect(toSend({ A: variable(), B: boolean }, { A: 5, B: 'true' })).toEqual({ A: '5', B: true });
  });
  it.each([1, 'yes', 0, 'on'])(
    'sends %j of a box as it is, which is neither on nor off',
    (value) => {
      const schema = { A: variable({ type: 'boolean', required: true }), B: boolean };
      expect(toSend(schema, { A: value, B: value })).toEqual({ A: value, B: value });
      expect(toSend(schema, { A: true, B: '' })).toEqual({ A: true });
    },
  );
  it.each(['many', true])('sends %j of a number as it is', (value) => {
    expect(toSend({ A: number, B: number }, { A: value, B: 5 })).toEqual({ A: value, B: 5 });
  });
  it('sends false for a required box nobody touched, nothing for an optional one', () => {
    const schema = { A: variable({ type: 'boolean', required: true }), B: boolean };
    expect(toSend(schema, {})).toEqual({ A: false });
  });
});
