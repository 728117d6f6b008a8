import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fqdnError, type ProviderFormValues, providerFormSchema } from './provider-form.schema.ts';
import { providerFormValues } from './provider-form.wire.ts';

const stored = providerFormValues({ name: 'Northwind', ms_teams_fqdn: 'teams.northwind.example' }, [
  { category: 'voice_call_session', quantity: 20 },
  { category: 'device', quantity: 5 },
]);
const passed = (values: ProviderFormValues) => v.parse(providerFormSchema, values);
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
