import { formatNumber } from '../../tokens/format/index.ts';

/** Number of addresses in a network, with the first and last. */
type Span = { count: number; first: string; last: string };

const classTexts = {
  private: [
    'a private address: it only reaches the platform from inside its own network',
    'private addresses: they only reach the platform from inside its own network',
  ],
  reserved: [
    "a reserved address and can't be reached from the internet",
    "reserved addresses and can't be reached from the internet",
  ],
} as const;

const trunkNames = { auth: 'an authentication trunk', reg: 'a registration trunk' };

/** Sentences of the gateway check. A gateway is shown as '203.0.113.64/27'. */
export const doctorSentences = {
  netmaskOut: (address: string, netmask: number) =>
    `Calls go out to ${address} alone: its netmask /${netmask} only counts for calls that come in.`,
  long: (gateway: string) => `${gateway} takes no calls: the longest netmask is /32.`,
  inactive: (gateway: string) =>
    `${gateway} is inactive, but the platform still takes calls from it.`,
  wide: (gateway: string, { count, first, last }: Span) =>
    `${gateway} takes calls from ${formatNumber(count)} addresses, ${first} to ${last}. Anyone there can call in as this carrier.`,
  host: (gateway: string, { count, first, last }: Span) =>
    `${gateway} points into a network: the platform takes calls from all ${formatNumber(count)} addresses from ${first} to ${last}.`,
  unusualPort: (address: string, protocol: string, port: string, expected: string) =>
    `${address} is called over ${protocol} on port ${port}: carriers listen for that on ${expected}, and the call may fail.`,
  twice: (gateway: string) =>
    `${gateway} is entered twice for inbound calls. The platform only ever uses one of them.`,
  within: (narrow: string, wide: string) =>
    `${narrow} lies within ${wide}: the platform takes its calls by either of the two.`,
  registration: (earlier: string, later: string) => {
    const sources =
      earlier === later
        ? `Two gateways have the address ${later}`
        : `${earlier} and ${later} match the same addresses`;
    return `${sources}: this carrier registers, and calls from there to its registration are refused with 503. Keep one gateway for each address.`;
  },
  otherTakes: (carrier: string, gateway: string) =>
    `${carrier} takes calls from ${gateway} too: unless the dialled number tells them apart, a call goes to either of the two or is refused.`,
  otherRegisters: (carrier: string, gateway: string) =>
    `${carrier} registers with the same realm and username: calls from ${gateway} to that registration are refused.`,
  unreachable: (kind: 'private' | 'reserved', addresses: readonly string[]) => {
    const [first = '', second, ...rest] = addresses;
    const more = rest.length > 0 ? ` and ${rest.length} more` : '';
    const [ofOne, ofSeveral] = classTexts[kind];
    return second === undefined
      ? `${first} is ${ofOne}.`
      : `${first}${more === '' ? ' and' : ','} ${second}${more} are ${ofSeveral}.`;
  },
  left: (trunkType: 'auth' | 'reg', count: number) => {
    const gateways = count === 1 ? 'its inbound gateway' : `its ${count} inbound gateways`;
    return `This is ${trunkNames[trunkType]}, but the platform still takes calls by ${gateways}.`;
  },
  noGateway: 'There is no gateway: no call comes in or goes out. Add at least one.',
  inboundName: (address: string) =>
    `Inbound gateways need an IP address; ${address} is a host name.`,
  badPort: (port: string) => `${port} is not a port: use 0 to 65535.`,
  noDirection: (address: string) =>
    `${address} neither takes calls nor makes them: choose inbound, outbound or both.`,
  outboundNetmask: (gateway: string) =>
    `${gateway} only sends calls out: the platform refuses a netmask other than /32.`,
  noAddress: 'A gateway has no address yet.',
  badAddress: (address: string) => `${address} is neither an IPv4 address nor a domain name.`,
  moreThanAddress: (address: string) =>
    `${address} is more than an address: the rest has fields of its own.`,
  /** The port is '' if there is none. */
  taken: (address: string, port: string) =>
    `${address}${port === '' ? '' : `, port ${port},`} is here twice.`,
  /** Buttons. */
  makeOutboundOnly: 'Make it outbound only',
  makeGatewayOutboundOnly: (gateway: string) => `Make ${gateway} outbound only`,
  makeInbound: 'Make it inbound',
  makeOutbound: 'Make it outbound',
  makeOne: 'Make one of the two',
  removeIt: 'Remove it',
  removeThem: 'Remove them',
  remove: (gateway: string) => `Remove ${gateway}`,
  /** The port is '' if there is none. */
  writeAs: (gateway: string, port: string) =>
    `Write it as ${gateway}${port === '' ? '' : `, port ${port}`}`,
  toPort: (port: string) => `Use port ${port}`,
  setNetmask: 'Set /32',
};

export type DoctorSentences = typeof doctorSentences;
