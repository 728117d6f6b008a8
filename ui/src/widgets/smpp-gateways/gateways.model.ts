import { addressAndPort, addressKind, isPort } from '../../engines/gateway-address/index.ts';
import { newRowId } from '../../patterns/row-editor/rows.model.ts';

export type SmppDirection = 'outbound' | 'inbound';

export type SmppGateway = {
  direction: SmppDirection;
  address: string;
  /** As typed. */
  port: string;
  netmask: number;
  isPrimary: boolean;
  usesTls: boolean;
};

/** Gateways of both directions, by id. */
export type SmppGatewaysValue = Readonly<Record<string, SmppGateway>>;

export const emptySmppGateway: SmppGateway = {
  direction: 'outbound',
  address: '',
  port: '2775',
  netmask: 32,
  isPrimary: false,
  usesTls: false,
};

/** As specified, except for ports. */
export const smppGatewayMessages = {
  topLevel: (host: string) => `When using an FQDN, you must use a subdomain (e.g. sip.${host}).`,
  inboundName: 'A fully qualified domain name may only be used for outbound calls.',
  invalid: (direction: SmppDirection) =>
    `Please provide a valid ${direction} IP address or fully qualified domain name.`,
  taken: (direction: SmppDirection) =>
    `Each ${direction} SMPP gateway must have a unique IP address.`,
  port: 'Enter a port from 0 to 65535.',
};

/** An untouched row is neither saved nor reported. */
export const isBlankSmppGateway = ({ address }: SmppGateway) => address.trim() === '';

/** Messages by path: '7f0c….address'. */
export function validateSmppGateways(
  gateways: SmppGatewaysValue,
  text = smppGatewayMessages,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const taken = new Set<string>();
  for (const [id, gateway] of Object.entries(gateways)) {
    if (isBlankSmppGateway(gateway)) continue;
    const { direction } = gateway;
    const address = gateway.address.trim().toLowerCase();
    const place = `${direction} ${addressAndPort(gateway)}`;
    const message = addressError(address, direction, text);
    if (message) errors[`${id}.address`] = message;
    else if (taken.has(place)) errors[`${id}.address`] = text.taken(direction);
    taken.add(place);
    if (direction === 'outbound' && !isPort(gateway.port.trim())) errors[`${id}.port`] = text.port;
  }
  return errors;
}

function addressError(
  address: string,
  direction: SmppDirection,
  text: typeof smppGatewayMessages,
): string | undefined {
  const kind = addressKind(address);
  if (kind === 'invalid') return text.invalid(direction);
  if (kind !== 'ip' && direction === 'inbound') return text.inboundName;
  return kind === 'fqdn-top-level' ? text.topLevel(address) : undefined;
}

/** Adds a row of a direction, and returns its id. */
export function withNewSmppGateway(
  gateways: SmppGatewaysValue,
  direction: SmppDirection,
): { value: SmppGatewaysValue; id: string } {
  const id = newRowId(gateways);
  return { value: { ...gateways, [id]: { ...emptySmppGateway, direction } }, id };
}

/** Trims the typed texts. */
export const trimmedSmppGateway = (gateway: SmppGateway): SmppGateway => ({
  ...gateway,
  address: gateway.address.trim(),
  port: gateway.port.trim(),
});

/** 'smpp.example.com, port 2775, outbound' for lists and questions. */
export function describeSmppGateway(gateway: SmppGateway | undefined): string {
  if (!gateway) return 'Removed';
  const { address, port, netmask, direction, isPrimary, usesTls } = gateway;
  const parts =
    direction === 'inbound'
      ? [`${address}${netmask === 32 ? '' : `/${netmask}`}`, direction]
      : [address, `port ${port}`, direction, usesTls && 'TLS', isPrimary && 'primary'];
  return parts.filter(Boolean).join(', ');
}
