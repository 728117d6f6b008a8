import ipaddr from 'ipaddr.js';

/** First and last address of a network. */
export type Range = { bits: 32 | 128; first: bigint; last: bigint };

const asNumber = (bytes: readonly number[]) =>
  bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);

/** Replaces an invalid stored netmask by the shortest one. */
const bitsOf = (netmask: number) => Math.max(0, Math.trunc(netmask) || 0);

const known = new Map<string, Range | null>();

/**
 * Range of an address and netmask; null: not an address, or a netmask that matches nothing. IPv6 has
 * no netmask here: its range is a single address. Cached, because each of many carriers is compared with all others.
 */
export function rangeOf(address: string, netmask: number): Range | null {
  const key = `${address}/${netmask}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size > 5000) known.clear();
  const range = readRange(address.trim(), netmask);
  known.set(key, range);
  return range;
}

function readRange(text: string, netmask: number): Range | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    if (netmask > 32) return null;
    const cidr = `${text}/${bitsOf(netmask)}`;
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

/**
 * Possible senders in a network: one private network, no one on the internet, or anyone. Only its
 * first and last address are checked. null: not an address, or ends of two kinds.
 */
export function classOf(address: string, netmask = 32): AddressClass | null {
  const range = rangeOf(address, netmask);
  if (!range) return null;
  const [first, last] = [range.first, range.last].map((one) => kindAt(range.bits, one));
  if (first === undefined || first !== last) return null;
  if (first === 'unicast') return 'public';
  const isPrivate = ['private', 'uniqueLocal', 'carrierGradeNat', 'linkLocal'].includes(first);
  return isPrivate ? 'private' : 'reserved';
}

function kindAt(bits: Range['bits'], number: bigint): string {
  if (bits === 32) return ipaddr.IPv4.parse(addressAt(number)).range();
  const bytes = Array.from({ length: 16 }, (_, at) =>
    Number((number >> BigInt(120 - 8 * at)) & 255n),
  );
  return new ipaddr.IPv6(bytes).range();
}
