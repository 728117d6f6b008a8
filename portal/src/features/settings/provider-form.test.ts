import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fqdnError, type ProviderFormValues, providerFormSchema } from './provider-form.schema.ts';
import { providerFormValues, providerUpdateOf } from './provider-form.wire.ts';

const stored = providerFormValues({ name: 'Northwind', ms_teams_fqdn: 'teams.northwind.example' }, [
  { category: 'voice_call_session', quantity: 20 },
  { category: 'device', quantity: 5 },
]);
const passed = (values: ProviderFormValues) => v.parse(providerFormSchema, values);
const messages = (values: ProviderFormValues) =>
  (v.safeParse(providerFormSchema, values).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ]);

it('reads a provider and the four limits that are shown', () => {
  expect(stored).toEqual({
    name: 'Northwind',
    teams: { isEnabled: true, fqdn: 'teams.northwind.example' },
    limits: {
      voice_call_session: '20',
      voice_call_session_license: '',
      voice_call_minutes: '',
      voice_call_minutes_license: '',
    },
  });
  expect(passed(stored)).toEqual(stored);
});

describe('the update', () => {
  it('is none when nothing of the provider changed', () => {
    expect(providerUpdateOf(stored, stored)).toBeNull();
    expect(providerUpdateOf({ ...stored, limits: {} }, stored)).toBeNull();
  });

  it('names what changed, and nothing else', () => {
    const teams = { isEnabled: true, fqdn: 'sbc.northwind.example' };
    expect(providerUpdateOf({ ...stored, name: 'Southwind' }, stored)).toEqual({
      name: 'Southwind',
    });
    expect(providerUpdateOf({ ...stored, teams }, stored)).toEqual({
      ms_teams_fqdn: 'sbc.northwind.example',
    });
    const off = { isEnabled: false, fqdn: '' };
    expect(providerUpdateOf({ ...stored, teams: off }, stored)).toEqual({ ms_teams_fqdn: null });
  });
});

it('passes names without the blanks around them, and nothing for an unticked box', () => {
  const teams = { isEnabled: true, fqdn: ' sbc.northwind.example ' };
  expect(passed({ ...stored, name: ' Southwind ', teams })).toEqual({
    ...stored,
    name: 'Southwind',
    teams: { isEnabled: true, fqdn: 'sbc.northwind.example' },
  });
  expect(passed({ ...stored, teams: { ...stored.teams, isEnabled: false } }).teams.fqdn).toBe('');
});

it('passes quantities as what the platform answers', () => {
  const limits = { a: ' 05 ', b: '0', c: '000', d: ' ', e: '10' };
  expect(passed({ ...stored, limits }).limits).toEqual({
    a: '5',
    b: '0',
    c: '0',
    d: '',
    e: '10',
  });
});

describe('what is refused', () => {
  it.each(['', ' ', '\t'])('the name %j', (name) => {
    expect(messages({ ...stored, name })).toEqual([['name', 'Give the service provider a name.']]);
  });

  it('a name longer than its column', () => {
    expect(messages({ ...stored, name: ` ${'n'.repeat(64)} ` })).toEqual([]);
    expect(messages({ ...stored, name: 'n'.repeat(65) })).toEqual([
      ['name', 'Use at most 64 characters.'],
    ]);
  });

  it('a domain name only where the box is ticked', () => {
    const teams = { isEnabled: true, fqdn: 'example.net' };
    expect(messages({ ...stored, teams })).toEqual([
      ['teams.fqdn', 'Enter a fully qualified domain name, such as teams.example.net'],
    ]);
    expect(messages({ ...stored, teams: { ...teams, isEnabled: false } })).toEqual([]);
  });

  it('limits that are no quantity', () => {
    expect(messages({ ...stored, limits: { voice_call_session: '-1' } })).toEqual([
      ['limits.voice_call_session', 'Enter a whole number, 0 or more.'],
    ]);
  });
});

describe('the SBC domain name', () => {
  it.each(['teams.example.net', ' teams.example.net ', '1.example.net', 'a.b.c.d', 'x-1.y.z'])(
    'takes %j',
    (name) => {
      expect(fqdnError(name)).toBeUndefined();
    },
  );

  it.each(['', ' '])('asks for one where %j is typed', (name) => {
    expect(fqdnError(name)).toBe('Enter the domain name of the SBC.');
  });

  it.each([
    'localhost',
    'example.net',
    '10.0.0.1',
    'teams..net',
    '.teams.example',
    'teams.example.',
    '-teams.example.net',
    'teams-.example.net',
    'te ams.example.net',
    'teams_1.example.net',
    'https://teams.example.net',
    'teams.example.net:5061',
    `${'a'.repeat(64)}.example.net`,
    Array.from({ length: 128 }, () => 'a').join('.'),
  ])('refuses %j', (name) => {
    expect(fqdnError(name)).toBe('Enter a fully qualified domain name, such as teams.example.net');
  });
});
