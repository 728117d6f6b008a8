import { describe, expect, it } from 'vitest';
import { flatMembers, type Members, problemPrefix } from './members.ts';
import { mergeChanges, settleClashes } from './merge.ts';

type Values = {
  name: string;
  isActive: boolean;
  hook: { url: string; password: string };
  limits: Record<string, string>;
  speech: { vendor: string; fallback: { vendor: string; voice: string } };
};
const members: Members<Values> = {
  name: { label: 'Name' },
  isActive: { label: 'Active' },
  hook: { label: 'Webhook', describe: ({ url }) => url || 'None' },
  limits: { each: (category) => ({ label: `Limit of ${category}` }) },
  speech: { members: { vendor: { label: 'Vendor' }, fallback: { label: 'Fallback' } } },
};
const base: Values = {
  name: 'Acme',
  isActive: true,
  hook: { url: 'https://a.example', password: 'secret' },
  limits: { calls: '5' },
  speech: { vendor: 'google', fallback: { vendor: '', voice: '' } },
};

/** Another value for each member. */
const changes: Record<string, (values: Values) => Values> = {
  name: (values) => ({ ...values, name: 'Acme Ltd' }),
  isActive: (values) => ({ ...values, isActive: false }),
  hook: (values) => ({ ...values, hook: { ...values.hook, url: 'https://b.example' } }),
  'limits.calls': (values) => ({ ...values, limits: { ...values.limits, calls: '9' } }),
  'limits.devices': (values) => ({ ...values, limits: { ...values.limits, devices: '1' } }),
  'speech.vendor': (values) => ({ ...values, speech: { ...values.speech, vendor: 'aws' } }),
  'speech.fallback': (values) => ({
    ...values,
    speech: { ...values.speech, fallback: { vendor: 'aws', voice: 'Joanna' } },
  }),
};

describe('a merge', () => {
  const names = Object.keys(changes);
  const pairs = names.flatMap((here) => names.map((there) => [here, there] as const));

  it.each(pairs)('of %s changed here and %s elsewhere loses nothing', (here, there) => {
    const mine = changes[here]?.(base) ?? base;
    const theirs = changes[there]?.(base) ?? base;
    const both = changes[here]?.(theirs);
    expect(mergeChanges({ mine, base, theirs }, members)).toEqual({ merged: both, clashes: [] });
  });

  it('names what both changed to different values, and keeps what was typed here until told', () => {
    const mine = { ...base, name: 'Acme Ltd', isActive: false };
    const theirs = { ...base, name: 'Acme Inc', limits: { calls: '7' } };
    const { merged, clashes } = mergeChanges({ mine, base, theirs }, members);
    expect(clashes).toEqual([
      { path: 'name', label: 'Name', mine: 'Acme Ltd', theirs: 'Acme Inc' },
    ]);
    expect(merged).toEqual({ ...mine, limits: { calls: '7' } });
    expect(settleClashes(merged, theirs, { name: 'theirs' })).toEqual({
      ...merged,
      name: 'Acme Inc',
    });
    expect(settleClashes(merged, theirs, { name: 'mine' })).toEqual(merged);
  });

  it('has no clash where both changed a member to the same', () => {
    const mine = { ...base, name: 'Acme Ltd' };
    expect(mergeChanges({ mine, base, theirs: mine }, members).clashes).toEqual([]);
  });

  it('tells secrets apart without saying them', () => {
    const mine = { ...base, hook: { ...base.hook, password: 'mine' } };
    const theirs = { ...base, hook: { ...base.hook, password: 'theirs' } };
    const [clash] = mergeChanges({ mine, base, theirs }, members).clashes;
    expect(clash?.mine).toBe('https://a.example, with another secret');
    expect(JSON.stringify(clash)).not.toMatch(/"mine"$|:"(mine|theirs)"/);
  });

  it('takes a member out that was taken out here', () => {
    const mine = { ...base, limits: {} };
    expect(mergeChanges({ mine, base, theirs: base }, members).merged.limits).toEqual({});
  });

  it('keeps what was changed elsewhere under a name with dots', () => {
    const dotted = { ...base, limits: { 'a.b': 'one', 'a.c': 'one' } };
    const mine = { ...dotted, limits: { 'a.b': 'mine', 'a.c': 'one' } };
    const theirs = { ...dotted, limits: { 'a.b': 'one', 'a.c': 'theirs' } };
    const { merged } = mergeChanges({ mine, base: dotted, theirs }, members);
    expect(merged.limits).toEqual({ 'a.b': 'mine', 'a.c': 'theirs' });
  });
});

describe('members', () => {
  it('are told in words', () => {
    const texts = flatMembers(members, [base]).map(({ path, describe }) => [path, describe('')]);
    expect(texts[0]).toEqual(['name', 'Not set']);
    expect(flatMembers(members, [base])[1]?.describe(true)).toBe('On');
    expect(flatMembers(members, [base])[1]?.describe(false)).toBe('Off');
  });

  it('introduce the problems inside them', () => {
    expect(problemPrefix(members, base, 'name')).toBe('');
    expect(problemPrefix(members, base, 'hook.url')).toBe('Webhook: ');
    expect(problemPrefix(members, base, 'limits.calls')).toBe('Limit of calls: ');
    expect(problemPrefix(members, base, 'speech.fallback.voice')).toBe('Fallback: ');
    expect(problemPrefix(members, base, 'elsewhere')).toBe('');
  });
});
