import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { nameSchema, textSchema, widgetSchema } from './schema.ts';

const schema = v.object({
  name: nameSchema('Give it a name.', 5),
  realm: textSchema((text) => (text === 'bad' ? 'No.' : undefined)),
  limits: widgetSchema<Record<string, string>>((limits) => ({
    calls: limits['calls'] === '-1' ? 'Too few.' : undefined,
    'tags.0.name': limits['tags'] ? 'Enter a name.' : undefined,
    '': limits['all'],
  })),
});
const messages = (input: unknown) =>
  (v.safeParse(schema, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

describe('the schema of a form', () => {
  it('gives text without blanks around it, and the values of widgets as they are', () => {
    const limits = { calls: ' 1 ' };
    expect(v.parse(schema, { name: ' x ', realm: ' y ', limits })).toEqual({
      name: 'x',
      realm: 'y',
      limits,
    });
  });

  it('puts each message at its field, those of widgets inside', () => {
    const limits = { calls: '-1', tags: 'x', all: 'Nothing fits.' };
    expect(messages({ name: ' ', realm: 'bad ', limits })).toEqual([
      ['name', 'Give it a name.'],
      ['realm', 'No.'],
      ['limits.calls', 'Too few.'],
      ['limits.tags.0.name', 'Enter a name.'],
      ['limits', 'Nothing fits.'],
    ]);
  });

  it('counts a name without the blanks around it', () => {
    expect(messages({ name: '  12345  ', realm: '', limits: {} })).toEqual([]);
    expect(messages({ name: '123456', realm: '', limits: {} })).toEqual([
      ['name', 'Use at most 5 characters.'],
    ]);
  });
});
