import { describe, expect, it } from 'vitest';
import { addressAt, classOf, contains, overlaps, rangeOf, sizeOf } from './ranges.model.ts';

/** The same arithmetic on bits as text: shares no code with the model. */
const bitsOf = (address: string) =>
  address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');
const isIn = (address: string, network: string, netmask: number) =>
  bitsOf(address).slice(0, netmask) === bitsOf(network).slice(0, netmask);

/** Pseudo-random numbers, the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const range = (address: string, netmask: number) => {
  const known = rangeOf(address, netmask);
  if (!known) throw new Error(`${address} has no range`);
  return known;
};

describe('ranges against a check bit by bit', () => {
  const next = numbers(7);
  // Close together, so that many of them overlap.
  const address = () => `203.0.${next(2)}.${next(256)}`;
  const netmask = () => 20 + next(13);

  it('tell which addresses are inside', () => {
    for (let round = 0; round < 400; round += 1) {
      const [network, mask] = [address(), netmask()];
      for (let probe = 0; probe < 20; probe += 1) {
        const one = address();
        expect(contains(range(network, mask), range(one, 32)), `${one} in ${network}/${mask}`).toBe(
          isIn(one, network, mask),
        );
      }
    }
  });

  it('tell which overlap, by trying every address', () => {
    const all = Array.from({ length: 512 }, (_, at) => `203.0.${at >> 8}.${at & 255}`);
    let met = 0;
    for (let round = 0; round < 300; round += 1) {
      const [a, b] = [address(), address()];
      const [maskA, maskB] = [23 + next(10), 23 + next(10)];
      const expected = all.some((one) => isIn(one, a, maskA) && isIn(one, b, maskB));
      met += Number(expected);
      expect(overlaps(range(a, maskA), range(b, maskB)), `${a}/${maskA} ${b}/${maskB}`).toBe(
        expected,
      );
    }
    expect(met).toBeGreaterThan(30);
  });

  it('count and name their ends', () => {
    for (let mask = 1; mask <= 32; mask += 1) {
      const found = range('203.0.113.77', mask);
      expect(sizeOf(found)).toBe(2 ** (32 - mask));
      expect(bitsOf(addressAt(found.first))).toBe(
        bitsOf('203.0.113.77').slice(0, mask).padEnd(32, '0'),
      );
      expect(bitsOf(addressAt(found.last))).toBe(
        bitsOf('203.0.113.77').slice(0, mask).padEnd(32, '1'),
      );
    }
  });
});

it('takes one IPv6 address however it is written, apart from those of IPv4', () => {
  expect(overlaps(range('2001:db8::1', 32), range('2001:DB8:0:0::1', 32))).toBe(true);
  expect(overlaps(range('2001:db8::1', 32), range('2001:db8::2', 32))).toBe(false);
  expect(overlaps(range('::', 32), range('0.0.0.0', 32))).toBe(false);
  expect(rangeOf('sip.example.com', 32)).toBeNull();
  expect(rangeOf('1.2.3', 32)).toBeNull();
});

it.each([
  ['8.8.8.8', 'public'],
  ['10.1.2.3', 'private'],
  ['172.16.0.1', 'private'],
  ['172.32.0.1', 'public'],
  ['192.168.1.1', 'private'],
  ['100.64.0.1', 'private'],
  ['169.254.1.1', 'private'],
  ['127.0.0.1', 'reserved'],
  ['0.0.0.0', 'reserved'],
  ['224.0.0.1', 'reserved'],
  ['255.255.255.255', 'reserved'],
  ['203.0.113.9', 'reserved'],
  ['2a00:1450::1', 'public'],
  ['fd00::1', 'private'],
  ['::1', 'reserved'],
  ['sip.example.com', null],
])('%s is %s', (address, kind) => expect(classOf(address)).toBe(kind));
