import { describe, expect, it } from 'vitest';
import {
  describeSmppGateway,
  emptySmppGateway,
  smppGatewayMessages as messages,
  type SmppGateway,
  trimmedSmppGateway,
  validateSmppGateways,
  withNewSmppGateway,
} from './gateways.model.ts';

const gateway = (part: Partial<SmppGateway> = {}): SmppGateway => ({
  ...emptySmppGateway,
  address: '203.0.113.1',
  ...part,
});
const errorsOf = (...rows: Partial<SmppGateway>[]) =>
  validateSmppGateways(Object.fromEntries(rows.map((row, at) => [`g${at}`, gateway(row)])));
const inbound = { direction: 'inbound' } as const;

describe('validateSmppGateways', () => {
  it('asks for nothing', () => {
    expect(validateSmppGateways({})).toEqual({});
    expect(errorsOf({ address: ' ', port: 'x' }, { ...inbound, address: '' })).toEqual({});
  });

  it('tells an address that is none, for each direction', () => {
    expect(errorsOf({ address: 'smpp' }, { ...inbound, address: '1.2.3' })).toEqual({
      'g0.address': messages.invalid('outbound'),
      'g1.address': messages.invalid('inbound'),
    });
  });

  it('takes names of three labels, outbound only', () => {
    expect(errorsOf({ address: ' smpp.example.com ' })).toEqual({});
    expect(errorsOf({ address: 'example.com' })).toEqual({
      'g0.address': 'When using an FQDN, you must use a subdomain (e.g. sip.example.com).',
    });
    for (const address of ['smpp.example.com', 'example.com']) {
      expect(errorsOf({ ...inbound, address })).toEqual({ 'g0.address': messages.inboundName });
    }
  });

  it('marks the second of two alike within one direction', () => {
    expect(errorsOf({}, {})).toEqual({ 'g1.address': messages.taken('outbound') });
    expect(errorsOf(inbound, inbound)).toEqual({ 'g1.address': messages.taken('inbound') });
    expect(errorsOf({}, inbound)).toEqual({});
    expect(errorsOf({}, { port: '02775' })).toEqual({ 'g1.address': messages.taken('outbound') });
    expect(errorsOf({}, { port: '3550' })).toEqual({});
  });

  it.each(['', '65536', 'x'])('refuses the port %j outbound', (port) => {
    expect(errorsOf({ port })).toEqual({ 'g0.port': messages.port });
    expect(errorsOf({ ...inbound, port })).toEqual({});
  });
});

it('has the defaults that are prescribed, and the direction it is added to', () => {
  const { value, id } = withNewSmppGateway({ 'new-3': gateway() }, 'inbound');
  expect(id).toBe('new-4');
  expect(value[id]).toEqual({
    direction: 'inbound',
    address: '',
    port: '2775',
    netmask: 32,
    isPrimary: false,
    usesTls: false,
  });
});

it('trims what is typed and tells one in a few words', () => {
  expect(trimmedSmppGateway(gateway({ address: ' a ', port: ' 1 ' }))).toMatchObject({
    address: 'a',
    port: '1',
  });
  expect(describeSmppGateway(gateway({ usesTls: true, isPrimary: true }))).toBe(
    '203.0.113.1, port 2775, outbound, TLS, primary',
  );
  expect(describeSmppGateway(gateway({ ...inbound, netmask: 28 }))).toBe('203.0.113.1/28, inbound');
  expect(describeSmppGateway(undefined)).toBe('Removed');
});
