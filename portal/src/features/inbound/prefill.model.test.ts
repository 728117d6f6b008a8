import { expect, test } from 'vitest';
import { choicesOf, sourceOf, suggestedCalls } from './prefill.model.ts';

const account = (sid: string, sip_realm: string) => ({
  account_sid: sid,
  name: `Account ${sid}`,
  sip_realm,
  service_provider_sid: 'p',
  is_active: true,
  device_calling_application_sid: null,
});
const carrier = (sid: string, account_sid: string | null, is_active = true) => ({
  voip_carrier_sid: sid,
  name: `Carrier ${sid}`,
  account_sid,
  is_active,
});
const number = (text: string, voip_carrier_sid: string, account_sid: string) => ({
  phone_number_sid: text,
  number: text,
  voip_carrier_sid,
  account_sid,
  application_sid: null,
});
const world = {
  accounts: [account('a', ''), account('b', 'b.sip.example.net')],
  carriers: [carrier('off', null, false), carrier('shared', null), carrier('own', 'b')],
  numbers: [number('111', 'off', 'b'), number('222', 'shared', 'a'), number('333', 'shared', 'b')],
} as unknown as Parameters<typeof suggestedCalls>[0];

test('a number brings its carrier and the realm of its account', () => {
  expect(suggestedCalls(world, { number: '+333', carrierSid: '' })).toEqual([
    {
      carrierSid: 'shared',
      host: 'b.sip.example.net',
      number: '+333',
    },
  ]);
  expect(suggestedCalls(world, { number: '999', carrierSid: '' })).toEqual([
    {
      carrierSid: '',
      host: '',
      number: '999',
    },
  ]);
});

test('a carrier brings its first number whose account has a realm, or the realm of its own account', () => {
  expect(suggestedCalls(world, { number: '', carrierSid: 'shared' })).toEqual([
    {
      carrierSid: 'shared',
      host: 'b.sip.example.net',
      number: '333',
    },
  ]);
  expect(suggestedCalls(world, { number: '', carrierSid: 'own' })).toEqual([
    {
      carrierSid: 'own',
      host: 'b.sip.example.net',
      number: '',
    },
  ]);
});

test('without either, the first number on an active carrier whose account has a realm', () => {
  expect(suggestedCalls(world, { number: '', carrierSid: '' })).toEqual([
    {
      carrierSid: 'shared',
      host: 'b.sip.example.net',
      number: '333',
    },
  ]);
});

test('numbers of the chosen provider come first', () => {
  const chosen = { ...account('c', 'c.sip.example.net'), service_provider_sid: 'chosen' };
  const two = {
    ...world,
    accounts: [...world.accounts, chosen],
    numbers: [...world.numbers, number('444', 'own', 'c')],
  } as unknown as Parameters<typeof suggestedCalls>[0];
  const asked = { number: '', carrierSid: '', providerSid: 'chosen' };
  expect(suggestedCalls(two, asked).map((one) => one.number)).toEqual(['444', '333']);
});

test('the source is the first inbound gateway; the others are offered', () => {
  const gateway = (ipv4: string, netmask: number, inbound: boolean, is_active = true) => ({
    sip_gateway_sid: ipv4,
    ipv4,
    netmask,
    inbound,
    is_active,
  });
  const gateways = new Map([
    [
      'shared',
      [
        gateway('sip.example.net', 32, false),
        gateway('203.0.113.1', 32, true, false),
        gateway('203.0.113.16', 28, true),
      ],
    ],
  ]) as unknown as Parameters<typeof sourceOf>[0];
  expect(sourceOf(gateways, 'shared')).toBe('203.0.113.16');
  expect(sourceOf(gateways, 'own')).toBeUndefined();
  expect(choicesOf(world, gateways)).toEqual({
    source: [
      { value: '203.0.113.1', label: 'Carrier shared' },
      { value: '203.0.113.16', label: 'Carrier shared, 203.0.113.16/28' },
    ],
    host: [{ value: 'b.sip.example.net', label: 'Account b' }],
  });
});
