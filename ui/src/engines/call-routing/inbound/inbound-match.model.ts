import { patternExpression } from './pattern.model.ts';

/** Compares an incoming call with stored records, as the call engine does. */

export type InboundGateway = { address: string; netmask: number; isInbound: boolean };

export type InboundCarrier = {
  id: string;
  isActive: boolean;
  /** null: shared with all accounts of its provider. */
  accountId: string | null;
  providerId: string | null;
  /** Default application; null for none. */
  applicationId: string | null;
  requiresRegister: boolean;
  /** '' for none. */
  registerRealm: string;
  /** '' for none. */
  registerUsername: string;
  gateways: readonly InboundGateway[];
};

export type InboundNumber = {
  id: string;
  /** A phone number, or a pattern if it has anything but digits. */
  number: string;
  carrierId: string | null;
  accountId: string | null;
  applicationId: string | null;
};

/** A gateway that matches the source address. */
export type GatewayMatch = { carrierId: string; address: string; netmask: number };

const octet = '(0|[1-9]\\d{0,2})';
const quad = new RegExp(`^${octet}\\.${octet}\\.${octet}\\.${octet}$`);

/** null: it is no IPv4 address. */
function bitsOf(address: string): number | null {
  const bytes = quad.exec(address.trim())?.slice(1).map(Number);
  if (!bytes || bytes.some((byte) => byte > 255)) return null;
  return bytes.reduce((bits, byte) => bits * 256 + byte, 0);
}

export const isIpv4 = (text: string) => bitsOf(text) !== null;

/** Compares a whole address as text, a network by its bits. */
export function isInNetwork(source: string, address: string, netmask: number): boolean {
  if (netmask === 32) return source.trim() === address.trim() && isIpv4(source);
  const [one, other] = [bitsOf(source), bitsOf(address)];
  if (one === null || other === null || netmask > 32) return false;
  const size = 2 ** (32 - netmask);
  return Math.floor(one / size) === Math.floor(other / size);
}

/**
 * Gateways of active carriers that match a source. A host name never matches.
 * @param which gateways to look at; default: the inbound ones
 */
export const matchingGateways = (
  carriers: readonly InboundCarrier[],
  source: string,
  which: (gateway: InboundGateway) => boolean = ({ isInbound }) => isInbound,
): GatewayMatch[] =>
  carriers
    .filter(({ isActive }) => isActive)
    .flatMap(({ id, gateways }) =>
      gateways
        .filter(which)
        .filter(({ address, netmask }) => isInNetwork(source, address, netmask))
        .map(({ address, netmask }) => ({ carrierId: id, address, netmask })),
    );

export const isPattern = (number: string) => /\D/.test(number);

/** Tests a number against a pattern; an invalid pattern matches nothing. */
export const fitsPattern = (pattern: string, number: string) =>
  patternExpression(pattern)?.test(number) ?? false;

const ofCarriers = (numbers: readonly InboundNumber[], carrierIds: ReadonlySet<string>) =>
  numbers.filter(({ carrierId }) => carrierId !== null && carrierIds.has(carrierId));

/** Numbers of these carriers that equal the dialled one, digit by digit. */
export const equalNumbers = (
  numbers: readonly InboundNumber[],
  dialled: string,
  carrierIds: ReadonlySet<string>,
) => ofCarriers(numbers, carrierIds).filter(({ number }) => number === dialled);

/** The longest matching pattern of these carriers; the first of equally long ones. */
export const fittingPattern = (
  numbers: readonly InboundNumber[],
  dialled: string,
  carrierIds: ReadonlySet<string>,
): InboundNumber | undefined =>
  ofCarriers(numbers, carrierIds)
    .filter(({ number }) => isPattern(number))
    .sort((one, other) => other.number.length - one.number.length)
    .find(({ number }) => fitsPattern(number, dialled));
