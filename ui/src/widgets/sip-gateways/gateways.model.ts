import { addressAndPort, addressKind, isPort } from '../../engines/gateway-address/index.ts';
import { newRowId } from '../../patterns/row-editor/rows.model.ts';

export type SipProtocol = 'udp' | 'tcp' | 'tls' | 'tls/srtp';
export const sipProtocols: readonly SipProtocol[] = ['udp', 'tcp', 'tls', 'tls/srtp'];

export type SipGateway = {
  /** IP address or domain name. */
  address: string;
  /** As typed; '' leaves the port to DNS. */
  port: string;
  netmask: number;
  /** One of `sipProtocols`. Any other stored one stays until one of these is chosen. */
  protocol: SipProtocol | (string & {});
  isInbound: boolean;
  isOutbound: boolean;
  isActive: boolean;
  padCrypto: boolean;
  sendsOptionsPing: boolean;
  usesSipsScheme: boolean;
};

/** By id, in display order. */
export type SipGatewaysValue = Readonly<Record<string, SipGateway>>;

export const emptySipGateway: SipGateway = {
  address: '',
  port: '5060',
  netmask: 32,
  protocol: 'udp',
  isInbound: true,
  isOutbound: false,
  isActive: true,
  padCrypto: false,
  sendsOptionsPing: false,
  usesSipsScheme: false,
};

export const isSecure = ({ protocol }: SipGateway) => protocol.startsWith('tls');

/** Which settings apply to a gateway: the platform ignores the others. */
export const sipOptionsOf = (gateway: SipGateway) => ({
  sendsOptionsPing: gateway.isOutbound,
  usesSipsScheme: gateway.isOutbound && isSecure(gateway),
  padCrypto: gateway.protocol === 'tls/srtp',
});

/** As specified, except for directions, ports and the netmask. */
export const sipGatewayMessages = {
  none: 'You must provide at least one SIP Gateway.',
  invalid: 'Please provide a valid IP address or fully qualified domain name.',
  inboundName: 'A fully qualified domain name may only be used for outbound calls.',
  taken: 'Each SIP gateway must have a unique IP address.',
  port: 'Enter a port from 0 to 65535.',
  direction: 'Choose inbound, outbound or both.',
  netmask: 'For outbound only gateway netmask can only be 32',
};

/** Messages by path: '7f0c….address'; 'rows' for the gateways as a whole. */
export function validateSipGateways(
  gateways: SipGatewaysValue,
  text = sipGatewayMessages,
): Record<string, string> {
  const rows = Object.entries(gateways);
  if (rows.length === 0) return { rows: text.none };
  const errors: Record<string, string> = {};
  const taken = new Set<string>();
  for (const [id, gateway] of rows) {
    const address = gateway.address.trim().toLowerCase();
    const kind = addressKind(address);
    const place = addressAndPort(gateway);
    if (kind === 'invalid') errors[`${id}.address`] = text.invalid;
    else if (kind !== 'ip' && gateway.isInbound) errors[`${id}.address`] = text.inboundName;
    else if (taken.has(place)) errors[`${id}.address`] = text.taken;
    taken.add(place);
    if (gateway.port.trim() !== '' && !isPort(gateway.port.trim())) {
      errors[`${id}.port`] = text.port;
    }
    if (!gateway.isInbound && !gateway.isOutbound) errors[`${id}.isInbound`] = text.direction;
    if (!gateway.isInbound && gateway.isOutbound && gateway.netmask !== 32) {
      errors[`${id}.netmask`] = text.netmask;
    }
  }
  return errors;
}

/** Changes a gateway. A new IP address gets the default port; names may leave it to DNS. */
export function changedSipGateway(gateway: SipGateway, change: Partial<SipGateway>): SipGateway {
  const next = { ...gateway, ...change };
  const isAddress = change.address !== undefined && addressKind(change.address.trim()) === 'ip';
  return isAddress && next.port === '' ? { ...next, port: '5060' } : next;
}

/** Adds a row, and returns its id. */
export function withNewSipGateway(gateways: SipGatewaysValue): {
  value: SipGatewaysValue;
  id: string;
} {
  const id = newRowId(gateways);
  return { value: { ...gateways, [id]: emptySipGateway }, id };
}

/** Trims the typed texts. */
export const trimmedSipGateway = (gateway: SipGateway): SipGateway => ({
  ...gateway,
  address: gateway.address.trim(),
  port: gateway.port.trim(),
});

/** '203.0.113.64/27, inbound' for lists and questions. */
export function describeSipGateway(gateway: SipGateway | undefined): string {
  if (!gateway) return 'Removed';
  const { address, port, netmask, isInbound, isOutbound, isActive } = gateway;
  const range = netmask === 32 ? '' : `/${netmask}`;
  const directions = [isInbound && 'inbound', isOutbound && 'outbound'].filter(Boolean);
  const place = `${address}${range}${port === '' ? '' : `, port ${port}`}`;
  return [place, `${gateway.protocol}`, directions.join(' and '), isActive ? '' : 'inactive']
    .filter(Boolean)
    .join(', ');
}
