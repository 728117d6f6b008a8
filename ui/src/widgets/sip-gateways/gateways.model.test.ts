import { describe, expect, it } from 'vitest';
import {
  changedSipGateway,
  describeSipGateway,
  emptySipGateway,
  sipGatewayMessages as messages,
  type SipGateway,
  sipOptionsOf,
  trimmedSipGateway,
  validateSipGateways,
  withNewSipGateway,
} from './gateways.model.ts';

const gateway = (part: Partial<SipGateway> = {}): SipGateway => ({
  ...emptySipGateway,
  address: '203.0.113.1',
  ...part,
});
const errorsOf = (...rows: Partial<SipGateway>[]) =>
  validateSipGateways(Object.fromEntries(rows.map((row, at) => [`g${at}`, gateway(row)])));

describe('validateSipGateways', () => {
  it('asks for one at least', () => {
    expect(validateSipGateways({})).toEqual({ rows: messages.none });
    expect(errorsOf({})).toEqual({});
  });

  it.each(['', ' ', 'gateway', '1.2.3', 'sip_1.example.com', '2001:db8::1'])(
    'refuses the address %j',
    (address) => expect(errorsOf({ address })).toEqual({ 'g0.address': messages.invalid }),
  );

  it('takes names outbound only, of two labels too, and blanks around them', () => {
    for (const address of ['sip.example.com', 'example.com']) {
      expect(errorsOf({ address })).toEqual({ 'g0.address': messages.inboundName });
      expect(errorsOf({ address, isOutbound: true })).toEqual({
        'g0.address': messages.inboundName,
      });
      expect(errorsOf({ address: ` ${address} `, isInbound: false, isOutbound: true })).toEqual({});
    }
  });

  it('marks the second of two with the same address and port', () => {
    expect(errorsOf({}, { address: ' 203.0.113.1' })).toEqual({ 'g1.address': messages.taken });
    expect(errorsOf({}, { port: '05060' })).toEqual({ 'g1.address': messages.taken });
    expect(errorsOf({}, { port: '5070' })).toEqual({});
    const outbound = { isInbound: false, isOutbound: true };
    expect(
      errorsOf({ ...outbound, address: 'a.b.com' }, { ...outbound, address: 'A.b.com' }),
    ).toEqual({ 'g1.address': messages.taken });
  });

  it.each(['65536', '-1', '50.6', 'sip'])('refuses the port %s', (port) =>
    expect(errorsOf({ port })).toEqual({ 'g0.port': messages.port }),
  );
  it.each(['0', '65535', ''])('takes the port %j', (port) =>
    expect(errorsOf({ port })).toEqual({}),
  );

  it('asks for a direction, and for 32 where calls only go out', () => {
    expect(errorsOf({ isInbound: false })).toEqual({ 'g0.isInbound': messages.direction });
    expect(errorsOf({ isInbound: false, isOutbound: true, netmask: 28 })).toEqual({
      'g0.netmask': messages.netmask,
    });
    expect(errorsOf({ isOutbound: true, netmask: 28 })).toEqual({});
  });
});

it('has the defaults that are prescribed', () => {
  expect(emptySipGateway).toMatchObject({
    port: '5060',
    netmask: 32,
    protocol: 'udp',
    isInbound: true,
    isOutbound: false,
    isActive: true,
  });
});

it('gives an IP address a port, and leaves that of a name alone', () => {
  const named = gateway({ address: 'sip.example.com', port: '' });
  expect(changedSipGateway(named, { address: '1.2.3.4' }).port).toBe('5060');
  expect(changedSipGateway(named, { address: 'sip2.example.com' }).port).toBe('');
  expect(changedSipGateway(gateway({ port: '5080' }), { address: '1.2.3.4' }).port).toBe('5080');
  expect(changedSipGateway(gateway(), { port: '' }).port).toBe('');
});

it('offers what means something to the platform', () => {
  const offered = (part: Partial<SipGateway>) =>
    Object.entries(sipOptionsOf(gateway(part)))
      .filter(([, isOffered]) => isOffered)
      .map(([name]) => name);
  expect(offered({})).toEqual([]);
  expect(offered({ protocol: 'tls' })).toEqual([]);
  expect(offered({ isOutbound: true })).toEqual(['sendsOptionsPing']);
  expect(offered({ isOutbound: true, protocol: 'tls' })).toEqual([
    'sendsOptionsPing',
    'usesSipsScheme',
  ]);
  expect(offered({ protocol: 'tls/srtp' })).toEqual(['padCrypto']);
});

it('adds rows, trims what is typed and tells one in a few words', () => {
  const { value, id } = withNewSipGateway({ 'new-1': gateway() });
  expect(id).toBe('new-2');
  expect(Object.keys(value)).toEqual(['new-1', 'new-2']);
  expect(trimmedSipGateway(gateway({ address: ' 1.2.3.4 ', port: ' 5 ' }))).toMatchObject({
    address: '1.2.3.4',
    port: '5',
  });
  expect(describeSipGateway(gateway({ netmask: 27, isOutbound: true, isActive: false }))).toBe(
    '203.0.113.1/27, port 5060, udp, inbound and outbound, inactive',
  );
  expect(describeSipGateway(gateway({ address: 'a.b.c', port: '' }))).toBe('a.b.c, udp, inbound');
  expect(describeSipGateway(undefined)).toBe('Removed');
});
