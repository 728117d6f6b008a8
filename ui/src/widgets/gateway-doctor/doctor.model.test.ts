import { describe, expect, it } from 'vitest';
import { emptySipGateway, type SipGateway, type SipGatewaysValue } from '../sip-gateways/index.ts';
import {
  type CarrierRegistration,
  examineGateways,
  type OtherCarrier,
  type TrunkType,
} from './doctor.model.ts';
import type { Finding } from './finding.model.ts';

const gateway = (part: Partial<SipGateway> = {}): SipGateway => ({
  ...emptySipGateway,
  address: '8.8.8.8',
  ...part,
});
const rowsOf = (...rows: Partial<SipGateway>[]): SipGatewaysValue =>
  Object.fromEntries(rows.map((row, at) => [`g${at}`, gateway(row)]));
const outbound = { isInbound: false, isOutbound: true } as const;

const examine = (
  gateways: SipGatewaysValue,
  trunkType: TrunkType = 'static_ip',
  others: OtherCarrier[] = [],
  registration: CarrierRegistration = null,
) => examineGateways(gateways, { trunkType, registration, others });
const messagesOf = (findings: readonly Finding[]) => findings.map(({ message }) => message);

/** Expects one finding, whose fix leaves none. */
function mended(gateways: SipGatewaysValue, trunkType?: TrunkType): SipGatewaysValue {
  const [finding, ...rest] = examine(gateways, trunkType);
  expect(rest).toEqual([]);
  if (!finding?.fix) throw new Error('There is nothing to mend');
  const next = finding.fix.apply(gateways);
  expect(examine(next, trunkType)).toEqual([]);
  return next;
}

it('finds nothing where nothing is odd', () => {
  expect(
    examine(
      rowsOf(
        {},
        { address: '8.8.4.0', netmask: 24 },
        { ...outbound, address: 'sip.example.com', port: '' },
        { ...outbound, address: 'tls.example.com', port: '5061', protocol: 'tls' },
      ),
    ),
  ).toEqual([]);
});

describe('one row', () => {
  it('that is a name can only be called', () => {
    expect(mended(rowsOf({ address: 'sip.example.com' }))).toEqual(
      rowsOf({ address: 'sip.example.com', ...outbound }),
    );
  });

  it('that only sends calls out has /32', () => {
    expect(mended(rowsOf({ ...outbound, netmask: 28 }))).toEqual(rowsOf(outbound));
    const both = rowsOf({ address: '8.8.8.0', isOutbound: true, netmask: 28 });
    expect(messagesOf(examine(both))).toEqual([
      'Calls go out to 8.8.8.0 alone: its netmask /28 only counts for calls that come in.',
    ]);
  });

  it('that points into a network is told with its first and last address', () => {
    const rows = rowsOf({ address: '8.8.8.77', netmask: 27 });
    expect(messagesOf(examine(rows))).toEqual([
      '8.8.8.77/27 points into a network: the platform takes calls from all 32 addresses from 8.8.8.64 to 8.8.8.95.',
    ]);
    expect(mended(rows)).toEqual(rowsOf({ address: '8.8.8.64', netmask: 27 }));
  });

  it('uses the port of its transport', () => {
    expect(mended(rowsOf({ ...outbound, protocol: 'tls/srtp' }))['g0']?.port).toBe('5061');
    expect(mended(rowsOf({ ...outbound, port: '5061' }))['g0']?.port).toBe('5060');
    expect(examine(rowsOf({ protocol: 'tls' }))).toEqual([]);
    expect(examine(rowsOf({ ...outbound, port: '5070' }))).toEqual([]);
  });
});

it('a netmask longer than an address takes no calls', () => {
  const rows = rowsOf({ netmask: 33 });
  expect(messagesOf(examine(rows))).toEqual([
    '8.8.8.8/33 takes no calls: the longest netmask is /32.',
  ]);
  expect(mended(rows)).toEqual(rowsOf({}));
  const other: OtherCarrier = {
    name: 'Copper',
    isActive: true,
    registration: null,
    gateways: [{ address: '8.8.8.8', netmask: 33, isInbound: true }],
  };
  expect(examine(rowsOf({}), 'static_ip', [other])).toEqual([]);
});

describe('two rows', () => {
  it('that are alike: the later goes', () => {
    const rows = rowsOf({ port: '5060' }, { port: '5070' });
    expect(messagesOf(examine(rows))[0]).toContain('8.8.8.8 is entered twice');
    expect(Object.keys(mended(rows))).toEqual(['g0']);
  });

  it('of which one lies within the other: the narrow one goes, wherever it stands', () => {
    const wide = { address: '8.8.8.0', netmask: 24 };
    expect(Object.keys(mended(rowsOf({}, wide)))).toEqual(['g1']);
    expect(Object.keys(mended(rowsOf(wide, {})))).toEqual(['g0']);
  });

  it('keep the one that calls go out to', () => {
    const rows = rowsOf({ address: '8.8.8.0', netmask: 24 }, { isOutbound: true });
    expect(mended(rows)['g1']).toEqual(gateway(outbound));
  });

  it('meet when one is inactive: that is not looked at', () => {
    const rows = rowsOf({}, { isActive: false, port: '5070' });
    expect(messagesOf(examine(rows))).toEqual([
      '8.8.8.8 is entered twice for inbound calls. The platform only ever uses one of them.',
      '8.8.8.8 is inactive, but the platform still takes calls from it.',
    ]);
  });

  it('do not meet when one is only outbound, or elsewhere', () => {
    expect(examine(rowsOf({}, { ...outbound, port: '5070' }))).toEqual([]);
    expect(examine(rowsOf({}, { address: '8.8.8.9' }))).toEqual([]);
  });
});

describe('other carriers', () => {
  const other = (part: Partial<SipGateway>, rest: Partial<OtherCarrier> = {}): OtherCarrier => ({
    name: 'Acme PBX',
    isActive: true,
    registration: null,
    gateways: [gateway(part), gateway(part)],
    ...rest,
  });
  const found = (part: Partial<SipGateway>, rest: Partial<OtherCarrier> = {}) =>
    messagesOf(examine(rowsOf({}), 'static_ip', [other(part, rest)]));

  it('that take the same calls are told, once', () => {
    expect(found({ address: '8.8.8.0', netmask: 24 })).toEqual([
      'Acme PBX takes calls from 8.8.8.8 too: unless the dialled number tells them apart, a call goes to either of the two or is refused.',
    ]);
    expect(found(outbound)).toEqual([]);
    expect(found({ address: '8.8.8.9' })).toEqual([]);
  });

  it('count while they are active, whatever their gateways are', () => {
    expect(found({ isActive: false })).toHaveLength(1);
    expect(found({}, { isActive: false })).toEqual([]);
  });

  it('that register alike meet with outbound gateways as well', () => {
    const registration = { realm: 'reg.example.com', username: 'me' };
    const own = { ...registration, realm: 'REG.example.com' };
    const others = [other(outbound, { registration })];
    expect(messagesOf(examine(rowsOf(outbound), 'static_ip', others, own))).toEqual([
      'Acme PBX registers with the same realm and username: calls from 8.8.8.8 to that registration are refused.',
    ]);
    expect(examine(rowsOf(outbound), 'static_ip', others)).toEqual([]);
  });
});

it.each([
  ['8.0.0.0', 8, '16,777,216 addresses, 8.0.0.0 to 8.255.255.255'],
  ['128.0.0.0', 1, '2,147,483,648 addresses, 128.0.0.0 to 255.255.255.255'],
  ['0.0.0.0', 1, '2,147,483,648 addresses, 0.0.0.0 to 127.255.255.255'],
])('%s/%i is too much for a carrier, and of no one kind', (address, netmask, size) => {
  const findings = examine(rowsOf({ address, netmask }));
  expect(messagesOf(findings)).toEqual([
    `${address}/${netmask} takes calls from ${size}. Anyone there can call in as this carrier.`,
  ]);
  expect(findings[0]?.severity).toBe('problem');
});

it('tells private and reserved addresses, all of a class in one sentence', () => {
  const addresses = ['10.0.0.1', '10.0.0.2', '192.168.0.1', '127.0.0.1'];
  expect(messagesOf(examine(rowsOf(...addresses.map((address) => ({ address })))))).toEqual([
    '10.0.0.1, 10.0.0.2 and 1 more are private addresses: they only reach the platform from inside its own network.',
    "127.0.0.1 is a reserved address and can't be reached from the internet.",
  ]);
  expect(messagesOf(examine(rowsOf({ ...outbound, address: 'fd00::1' })))).toEqual([
    'fd00::1 is neither an IPv4 address nor a domain name.',
    'fd00::1 is a private address: it only reaches the platform from inside its own network.',
  ]);
});

it('tells inbound rows that the type of the trunk has left behind', () => {
  const last = { ...outbound, address: '8.8.8.9' };
  const rows = rowsOf({}, { address: '8.8.4.4', isOutbound: true }, last);
  expect(messagesOf(examine(rows, 'reg'))).toEqual([
    'This is a registration trunk, but the platform still takes calls by its 2 inbound gateways.',
  ]);
  const next = mended(rows, 'auth');
  expect(Object.keys(next)).toEqual(['g1', 'g2']);
  expect(next['g1']).toMatchObject(outbound);
  expect(examine(rowsOf(outbound), 'reg')).toEqual([]);
});

it('puts problems before what may be meant so', () => {
  const found = examine(rowsOf({ address: '10.0.0.1' }, { address: 'sip.example.com' }));
  expect(found.map(({ severity }) => severity)).toEqual(['problem', 'notice']);
});
