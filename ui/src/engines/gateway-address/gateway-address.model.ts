export type AddressKind = 'ip' | 'fqdn' | 'fqdn-top-level' | 'invalid';

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`);
const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Kind of address: dotted IPv4, a name of three or more labels, a name of two, or unusable. */
export function addressKind(text: string): AddressKind {
  if (ipv4.test(text)) return 'ip';
  const labels = text.split('.');
  const isName =
    labels.length >= 2 &&
    text.length <= 253 &&
    labels.every((label) => hostLabel.test(label)) &&
    // A last label of digits alone is a mistyped address.
    !/^\d+$/.test(labels.at(-1) ?? '');
  if (!isName) return 'invalid';
  if (labels.length > 2) return 'fqdn';
  return /^[a-z]/i.test(text) ? 'fqdn-top-level' : 'invalid';
}

/** Digits alone, 0 to 65535. */
export const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/** Normalises an address and a port: '05060' becomes 5060. */
export function addressAndPort(gateway: { address: string; port: string }): string {
  const port = gateway.port.trim();
  return `${gateway.address.trim().toLowerCase()}:${isPort(port) ? Number(port) : port}`;
}

/** 32 down to 1. */
export const netmaskOptions: readonly { value: number; label: string }[] = Array.from(
  { length: 32 },
  (_, index) => ({ value: 32 - index, label: `/${32 - index}` }),
);

function bitsOf(address: string): number | null {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  return parts.reduce((bits, part) => bits * 256 + Number(part), 0);
}

/** Tests whether an address is a gateway's, or lies in the network of its netmask. */
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
