export type AddressKind = 'ip' | 'fqdn' | 'fqdn-top-level' | 'invalid';

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`);
const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Kind of address: dotted IPv4, a name of three labels or more, a name of two, or unusable. */
export function addressKind(text: string): AddressKind {
  if (ipv4.test(text)) return 'ip';
  const labels = text.split('.');
  const isName =
    labels.length >= 2 &&
    text.length <= 253 &&
    labels.every((label) => hostLabel.test(label)) &&
    // Figures alone at the end are an address with a slip in it.
    !/^\d+$/.test(labels.at(-1) ?? '');
  if (!isName) return 'invalid';
  if (labels.length > 2) return 'fqdn';
  return /^[a-z]/i.test(text) ? 'fqdn-top-level' : 'invalid';
}

/** Digits alone, 0 to 65535. */
export const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/** 32 down to 1. */
export const netmaskOptions: readonly { value: number; label: string }[] = Array.from(
  { length: 32 },
  (_, index) => ({ value: 32 - index, label: `/${32 - index}` }),
);

/** An id for a row that is not stored yet. */
export function newRowId(rows: Readonly<Record<string, unknown>>): string {
  const taken = Object.keys(rows).map((id) => Number(/^new-(\d+)$/.exec(id)?.[1] ?? 0));
  return `new-${Math.max(0, ...taken) + 1}`;
}

export const isNewRow = (id: string) => /^new-\d+$/.test(id);

/** All rows but one. */
export const withoutRow = <Row>(rows: Readonly<Record<string, Row>>, id: string) =>
  Object.fromEntries(Object.entries(rows).filter(([key]) => key !== id));

/**
 * Whether a row is drawn as it was: forms hand over copies, so what it holds is compared, one level
 * down.
 */
export const isSameRow = <Props extends object>(before: Props, after: Props): boolean =>
  isAlike(before, after, (one, other) => isAlike(one, other, Object.is));

function isAlike(one: unknown, other: unknown, isSame: (a: unknown, b: unknown) => boolean) {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

function bitsOf(address: string): number | null {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  return parts.reduce((bits, part) => bits * 256 + Number(part), 0);
}

/** Whether an address is that of a gateway, or one of the network that its netmask makes of it. */
export function isAtGateway(
  { address, netmask }: { address: string; netmask: number },
  asked: string,
): boolean {
  const [gateway, wanted] = [bitsOf(address.trim()), bitsOf(asked)];
  if (gateway === null || wanted === null) {
    return address.trim().toLowerCase() === asked.toLowerCase();
  }
  const size = 2 ** (32 - netmask);
  return Math.floor(gateway / size) === Math.floor(wanted / size);
}
