import { expect, it } from 'vitest';
import { emptySipGateway, type SipGateway, type SipGatewaysValue } from '../sip-gateways/index.ts';
import { refusedRows } from './refused-rows.model.ts';

const rowsOf = (...rows: Partial<SipGateway>[]): SipGatewaysValue =>
  Object.fromEntries(
    rows.map((row, at) => [`g${at}`, { ...emptySipGateway, address: '8.8.8.8', ...row }]),
  );
const outbound = { isInbound: false, isOutbound: true } as const;

/** Expects one finding, whose fix leaves none. */
function mended(gateways: SipGatewaysValue): SipGatewaysValue {
  const [finding, ...rest] = refusedRows(gateways);
  expect(rest).toEqual([]);
  if (!finding?.fix) throw new Error('There is nothing to mend');
  const next = finding.fix.apply(gateways);
  expect(refusedRows(next)).toEqual([]);
  return next;
}

it('is told with what mends it', () => {
  const address = (text: string) => mended(rowsOf({ address: text }))['g0'];
  expect(address('8.8.8.0/24')).toMatchObject({ address: '8.8.8.0', netmask: 24 });
  expect(address('sip:8.8.8.8')).toMatchObject({ address: '8.8.8.8', port: '5060' });
  expect(address('8.8.8.8:5080')).toMatchObject({ address: '8.8.8.8', port: '5080' });
  expect(mended(rowsOf({ isInbound: false }))['g0']?.isInbound).toBe(true);
  const twice = rowsOf(
    { ...outbound, address: 'sip.example.com' },
    { ...outbound, address: 'SIP.example.com' },
  );
  expect(Object.keys(mended(twice))).toEqual(['g0']);
});

it('is told where nothing mends it', () => {
  const told = (rows: SipGatewaysValue) => refusedRows(rows).map(({ message }) => message);
  expect(told({})).toEqual([
    'There is no gateway: no call comes in or goes out. Add at least one.',
  ]);
  expect(told(rowsOf({ address: '010.008.008.008' }))).toEqual([
    '010.008.008.008 is neither an IPv4 address nor a domain name.',
  ]);
  expect(told(rowsOf({ port: '70000' }))).toEqual(['70000 is not a port: use 0 to 65535.']);
  expect(told(rowsOf({ address: '' }))).toEqual(['A gateway has no address yet.']);
});
