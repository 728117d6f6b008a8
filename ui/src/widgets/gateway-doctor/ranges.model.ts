import ipaddr from 'ipaddr.js';

/** The addresses that an address with a netmask stands for, from the first to the last. */
export type Range = { bits: 32 | 128; first: bigint; last: bigint };

const asNumber = (bytes: readonly number[]) =>
  bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);

/** null: it is no address. IPv6 has no netmask here: its range is the one address. */
export function rangeOf(address: string, netmask: number): Range | null {
  const text = address.trim();
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    const cidr = `${text}/${netmask}`;
    return {
      bits: 32,
      first: asNumber(ipaddr.IPv4.networkAddressFromCIDR(cidr).octets),
      last: asNumber(ipaddr.IPv4.broadcastAddressFromCIDR(cidr).octets),
    };
  }
  if (!ipaddr.IPv6.isValid(text)) return null;
  const number = asNumber(ipaddr.IPv6.parse(text).toByteArray());
  return { bits: 128, first: number, last: number };
}

export const overlaps = (one: Range, other: Range) =>
  one.bits === other.bits && one.first <= other.last && other.first <= one.last;

export const contains = (outer: Range, inner: Range) =>
  outer.bits === inner.bits && outer.first <= inner.first && inner.last <= outer.last;

export const sizeOf = ({ first, last }: Range) => Number(last - first) + 1;

/** '203.0.113.64' */
export function addressAt(number: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => String((number >> shift) & 255n)).join('.');
}

export type AddressClass = 'private' | 'reserved' | 'public';

/** Who can send from an address: only one network, nobody on the internet, or anybody. */
export function classOf(address: string): AddressClass | null {
  const text = address.trim();
  const parsed = ipaddr.IPv4.isValidFourPartDecimal(text)
    ? ipaddr.IPv4.parse(text)
    : ipaddr.IPv6.isValid(text)
      ? ipaddr.IPv6.parse(text)
      : null;
  if (!parsed) return null;
  const range = parsed.range();
  if (range === 'unicast') return 'public';
  const isPrivate = ['private', 'uniqueLocal', 'carrierGradeNat', 'linkLocal'].includes(range);
  return isPrivate ? 'private' : 'reserved';
}
