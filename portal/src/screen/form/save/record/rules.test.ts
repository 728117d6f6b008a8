import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { binding, rulesOver } from './rules.ts';

type Values = {
  proxy: string;
  user: string;
  password: string;
  rows: Record<string, { address: string; port: string }>;
};
const rules: v.GenericSchema<unknown, Values> = v.pipe(
  v.object({
    proxy: v.pipe(v.string(), v.trim(), v.regex(/^[a-z.]*$/, 'No proxy.')),
    user: v.string(),
    password: v.string(),
    rows: v.record(
      v.string(),
      v.object({ address: v.pipe(v.string(), v.regex(/^\d+$/, 'No address.')), port: v.string() }),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['user'], ['password']],
      ({ user, password }) => user === '' || password !== '',
      'Enter the password.',
    ),
    ['password'],
  ),
);
const stored: Values = {
  proxy: 'a_b',
  user: '',
  password: '',
  rows: { a: { address: 'x', port: '1' }, b: { address: '7', port: '1' } },
};

const problems = (values: Values, excuses: Parameters<typeof rulesOver<Values>>[1] = { stored }) =>
  (v.safeParse(rulesOver(rules, excuses), values).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  );

describe('rules', () => {
  it('hold for what is typed, not for what is stored and untouched', () => {
    expect(problems(stored)).toEqual([]);
    expect(problems({ ...stored, user: 'me', password: 'p' })).toEqual([]);
    expect(problems({ ...stored, proxy: 'a_c' })).toEqual(['proxy: No proxy.']);
    const rows = { ...stored.rows, a: { address: 'x', port: '2' } };
    expect(problems({ ...stored, rows })).toEqual([]);
    const typed = { ...stored.rows, b: { address: 'y', port: '1' } };
    expect(problems({ ...stored, rows: typed })).toEqual(['rows.b.address: No address.']);
  });

  it('hold for an untouched field that a change asks for', () => {
    expect(problems({ ...stored, user: 'me' })).toEqual(['password: Enter the password.']);
  });

  it('say another thing of an untouched field where a change makes it wrong otherwise', () => {
    const pair: v.GenericSchema<unknown, { a: string; b: string }> = v.pipe(
      v.object({ a: v.string(), b: v.string() }),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const { a, b } = dataset.value;
        const item = {
          type: 'object',
          origin: 'value',
          input: dataset.value,
          key: 'b',
          value: b,
        } as const;
        if (b === 'odd') addIssue({ message: a === 'x' ? 'Odd with x.' : 'Odd.', path: [item] });
      }),
    );
    const over = rulesOver(pair, { stored: { a: 'y', b: 'odd' } });
    expect(v.safeParse(over, { a: 'z', b: 'odd' }).success).toBe(true);
    expect(v.safeParse(over, { a: 'x', b: 'odd' }).success).toBe(false);
  });

  it('hold altogether for a new record', () => {
    expect(problems(stored, { stored: null })).toEqual([
      'proxy: No proxy.',
      'rows.a.address: No address.',
    ]);
  });

  it('ask an undo for missing secrets alone', () => {
    const user = { ...stored, proxy: 'a_c', user: 'me' };
    expect(problems(user, { stored, undone: { secrets: [] } })).toEqual([]);
    const secrets = ['password'];
    expect(problems(user, { stored, undone: { secrets } })).toEqual([
      'password: Enter the password.',
    ]);
    const known = { ...user, rows: { ...stored.rows, b: { address: 'y', port: '1' } } };
    expect(problems({ ...known, password: 'p' }, { stored, undone: { secrets } })).toEqual([]);
  });

  it('hold each time where the platform keeps nothing to compare with', () => {
    const region = v.pipe(
      v.object({ region: v.string() }),
      v.rawCheck(({ dataset, addIssue }) => {
        if (dataset.typed && dataset.value.region === '')
          addIssue({ message: 'Choose.', expected: binding });
      }),
    );
    const over = rulesOver<{ region: string }>(region, { stored: { region: '' } });
    expect(v.safeParse(over, { region: '' }).success).toBe(false);
  });

  it('pass what they know nothing of, and what they made of the rest', () => {
    const values = { ...stored, proxy: ' a.b ', $columns: { more: 1 } };
    const { output } = v.safeParse(rulesOver(rules, { stored }), values);
    expect(output).toEqual({ ...values, proxy: 'a.b' });
  });
});
