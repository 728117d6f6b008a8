import { describe, expect, it } from 'vitest';
import { pathPart, valueAt } from '../../browser/paths.ts';
import {
  changedMembers,
  isEqual,
  restoredValues,
  withoutSecrets,
  withSecretsOf,
  withValueAt,
} from './values.ts';

type Values = { name: string; hook: { url: string; password: string }; tags: string[] };
const stored: Values = { name: 'Northwind', hook: { url: '', password: 'kept' }, tags: [] };

describe('values of a form', () => {
  it('are equal when their data is', () => {
    expect(isEqual({ a: [1, { b: '' }] }, { a: [1, { b: '' }] })).toBe(true);
    expect(isEqual({ a: 1 }, { a: 2 })).toBe(false);
  });

  it('are read and replaced by path', () => {
    expect(valueAt(stored, 'hook.password')).toBe('kept');
    expect(valueAt(stored, 'tags.0')).toBeUndefined();
    expect(valueAt(stored, 'name.length')).toBeUndefined();
    const next = withValueAt(stored, 'hook.url', 'https://a.example');
    expect(next).toEqual({ ...stored, hook: { url: 'https://a.example', password: 'kept' } });
    expect(stored.hook.url).toBe('');
    expect(withValueAt({ limits: { calls: '1' } }, 'limits.calls', undefined)).toEqual({
      limits: {},
    });
  });

  it.each(['A.B', 'A~1B', '~', '.', 'A~.B', '~0.1'])('has one part for the key %s', (key) => {
    const path = `open.${pathPart(key)}`;
    expect(path.split('.')).toHaveLength(2);
    const values: { open: Record<string, string> } = { open: { [key]: 'one', A: 'other' } };
    expect(valueAt(values, path)).toBe('one');
    expect(withoutSecrets(values, [path])).toEqual({ open: { [key]: '', A: 'other' } });
    expect(withValueAt({ open: {} }, path, 'one')).toEqual({ open: { [key]: 'one' } });
    expect(withValueAt(values, path, undefined)).toEqual({ open: { A: 'other' } });
  });

  it('give their changed members', () => {
    expect(changedMembers(stored, { ...stored })).toBeNull();
    expect(changedMembers({ ...stored, name: 'South', tags: ['x'] }, stored)).toEqual({
      name: 'South',
      tags: ['x'],
    });
  });

  it('take back from a draft only what the form knows', () => {
    expect(restoredValues({ name: 'South' }, stored)).toEqual({ ...stored, name: 'South' });
    expect(restoredValues({ name: 7, other: 'x' }, stored)).toEqual(stored);
  });

  it('leave secrets out of a draft and take the stored ones back', () => {
    const secrets = ['hook.password', 'recording.secretKey'];
    const typed: Values = { ...stored, name: 'South', hook: { url: 'u', password: 'typed' } };
    const safe = withoutSecrets(typed, secrets);
    expect(safe).toEqual({ ...typed, hook: { url: 'u', password: '' } });
    expect(withSecretsOf(safe, stored, ['hook.password']).hook.password).toBe('kept');
    // A value that turns out not to be a secret stays as it was typed.
    expect(withSecretsOf(safe, stored, ['hook.url']).hook.url).toBe('u');
  });
});
