import { expect, test } from 'vitest';
import { decideInbound, type InboundCarrier } from '../../engines/call-routing/index.ts';
import { inboundCallOf, isInboundQuestion, sourceProblem } from './inbound-question.model.ts';

test('a source and a host make a question', () => {
  expect(isInboundQuestion({ source: '192.0.2.1', host: 'a.example', number: '' })).toBe(true);
  expect(isInboundQuestion({ source: ' ', host: 'a.example', number: '1' })).toBe(false);
  expect(isInboundQuestion({ source: '192.0.2.1', host: '', number: '1' })).toBe(false);
});

test('the number is the user of the request as entered, and Microsoft is known by its address', () => {
  const question = { source: ' 52.112.0.9 ', host: 'a.example', number: '+4420' };
  expect(inboundCallOf(question)).toEqual({
    ...question,
    source: '52.112.0.9',
    user: '+4420',
    isFromMicrosoft: true,
  });
});

test.each(['+4930111', '4930111'])(
  'a carrier that registers as %s is found by that user',
  (user) => {
    const carrier: InboundCarrier = {
      id: 'C',
      isActive: true,
      accountId: 'A',
      providerId: 'P',
      applicationId: 'app',
      requiresRegister: true,
      registerRealm: 'sip.carrier.example',
      registerUsername: user,
      gateways: [{ address: '192.0.2.1', netmask: 32, isInbound: false }],
    };
    const world = { accounts: [], carriers: [carrier], numbers: [], tenants: [] };
    const endOf = (number: string) =>
      decideInbound(
        inboundCallOf({ source: '192.0.2.1', host: 'sip.carrier.example', number }),
        world,
      ).end;
    expect(endOf(` ${user}`)).toMatchObject({ kind: 'application', carrierId: 'C' });
    const other = user.startsWith('+') ? user.slice(1) : `+${user}`;
    expect(endOf(other)).toMatchObject({ kind: 'refused', status: 404 });
  },
);

test('a port and blanks are no part of an address, a host or a number', () => {
  const question = { source: '52.112.0.9:5061 ', host: ' a.example:5060', number: ' +4420 ' };
  expect(inboundCallOf(question)).toMatchObject({
    source: '52.112.0.9',
    host: 'a.example',
    user: '+4420',
    isFromMicrosoft: true,
  });
  expect(inboundCallOf({ ...question, host: '192.0.2.1:5060' }).host).toBe('192.0.2.1');
  expect(inboundCallOf({ ...question, source: '2001:db8::1' }).source).toBe('2001:db8::1');
});

test.each([
  ['', null],
  [' 192.0.2.1 ', null],
  ['192.0.2.1:5060', null],
  ['192.0.2', 'invalid'],
  ['192.0.2.256', 'invalid'],
  ['sip.example.net', 'invalid'],
  ['sip:192.0.2.1', 'invalid'],
  ['10:30', 'invalid'],
  ['2001:db8::1', 'ipv6'],
  ['::ffff:192.0.2.1', 'ipv6'],
  ['fe80::1%eth0', 'ipv6'],
  ['[2001:db8::1]:5060', 'ipv6'],
])('the source %j: %s', (source, problem) => {
  const question = { source, host: 'a.example', number: '1' };
  expect(sourceProblem(question)).toBe(problem);
  expect(isInboundQuestion(question)).toBe(source !== '' && problem === null);
});
