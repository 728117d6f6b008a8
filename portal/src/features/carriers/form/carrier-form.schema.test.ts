import * as v from 'valibot';
import { expect, it } from 'vitest';
import { proxyError } from '../../../platform/values/trunk-rules.ts';
import {
  authenticationErrors,
  carrierFormSchema,
  emptyAuthentication,
  emptyCarrier,
  smsErrors,
} from './carrier-form.schema.ts';

const registering = {
  requiresRegister: true,
  username: 'trunk',
  password: 'p',
  realm: 'a.example',
};

it.each([
  [{}, {}],
  [{ username: 'trunk' }, { password: 'Enter the password that goes with the username.' }],
  [{ password: 'p' }, { username: 'Enter the username that goes with the password.' }],
  [{ username: 'a b', password: 'p' }, { username: 'Use a username without spaces.' }],
  [registering, {}],
  [{ ...registering, realm: ' ' }, { realm: 'Enter the SIP realm to register with.' }],
  [
    { ...registering, realm: 'sip:a.example' },
    { realm: 'Enter a domain name or IP address, without sip: and without spaces.' },
  ],
  [{ ...registering, realm: 'a.example:5061' }, {}],
  [
    { ...registering, realm: 'a.example:0', fromDomain: 'a.example:70000' },
    {
      realm: 'Enter a domain name or IP address, without sip: and without spaces.',
      fromDomain: 'Enter a domain name or IP address, without sip: and without spaces.',
    },
  ],
])('authentication %j: %j', (part, errors) => {
  expect(authenticationErrors({ ...emptyAuthentication, ...part })).toEqual(errors);
});

it.each([
  ['', true],
  ['proxy.example.com:5060', true],
  ['sips:user@proxy.example.com:5061', true],
  ['sip:edge.example.com:5061;transport=tls', true],
  ['sip:edge.example.com;lr;transport=tcp;maddr=192.0.2.1', true],
  ['<sip:edge.example.com;lr>', true],
  ['sip:edge.example.com?Route=x', true],
  ['edge.example.com:5061;transport=tls', true],
  ['sip:edge.example.com;', false],
  ['sip:edge.example.com;=tls', false],
  ['sip:edge_1.example.com;lr', false],
  ['sip:edge.example.com:70000;lr', false],
  ['sip:proxy.example.com:0', false],
  ['not a proxy', false],
])('the proxy %j is accepted: %s', (text, isFine) => {
  expect(proxyError(text) === undefined).toBe(isFine);
});

it('takes a tech prefix of three characters, or none', () => {
  const schema = carrierFormSchema.entries.techPrefix;
  expect(['', '90', '901'].map((text) => v.is(schema, text))).toEqual([true, false, true]);
});

it('asks for an outbound gateway where there are credentials for one', () => {
  const outbound = { systemId: 'sys1', password: '' };
  expect(smsErrors({ ...emptyCarrier.sms, outbound })).toEqual({
    'gateways.outbound': 'You must provide at least one Outbound Gateway.',
  });
  expect(smsErrors(emptyCarrier.sms)).toEqual({});
});
