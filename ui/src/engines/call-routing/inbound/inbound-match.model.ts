import { patternExpression } from './pattern.model.ts';

/** How the call engine compares what comes in with what is stored. */

export type InboundGateway = { address: string; netmask: number; isInbound: boolean };

export type InboundCarrier = {
  id: string;
  isActive: boolean;
  /** null: for all accounts of its provider. */
  accountId: string | null;
  providerId: string | null;
  /** The default application; null for none. */
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
  /** A number, or with anything but digits in it a pattern. */
  number: string;
  carrierId: string | null;
  accountId: string | null;
  applicationId: string | null;
};

/** A gateway that the source address matches. */
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

/** A whole address is compared as text, a network by its bits. */
export function isInNetwork(source: string, address: string, netmask: number): boolean {
  if (netmask === 32) return source.trim() === address.trim() && isIpv4(source);
  const [one, other] = [bitsOf(source), bitsOf(address)];
  if (one === null || other === null) return false;
  const size = 2 ** (32 - netmask);
  return Math.floor(one / size) === Math.floor(other / size);
}

/**
 * Gateways of active carriers that a source matches. A name as address never does.
 * @param which by default the inbound ones
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

/** Whether a pattern fits a number; an invalid one never does. */
export const fitsPattern = (pattern: string, number: string) =>
  patternExpression(pattern)?.test(number) ?? false;

const ofCarriers = (numbers: readonly InboundNumber[], carrierIds: ReadonlySet<string>) =>
  numbers.filter(({ carrierId }) => carrierId !== null && carrierIds.has(carrierId));

/** Numbers of some carriers that are the dialled one, digit by digit. */
export const equalNumbers = (
  numbers: readonly InboundNumber[],
  dialled: string,
  carrierIds: ReadonlySet<string>,
) => ofCarriers(numbers, carrierIds).filter(({ number }) => number === dialled);

/** The pattern of some carriers that takes a number: the longest that fits, of equal ones the first. */
export const fittingPattern = (
  numbers: readonly InboundNumber[],
  dialled: string,
  carrierIds: ReadonlySet<string>,
): InboundNumber | undefined =>
  ofCarriers(numbers, carrierIds)
    .filter(({ number }) => isPattern(number))
    .sort((one, other) => other.number.length - one.number.length)
    .find(({ number }) => fitsPattern(number, dialled));
