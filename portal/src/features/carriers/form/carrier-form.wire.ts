import { type SipGateway, trimmedSipGateway } from '@trunkline/ui/widgets/sip-gateways';
import { type SmppGateway, trimmedSmppGateway } from '@trunkline/ui/widgets/smpp-gateways';
import type {
  SipGatewayToSend,
  StoredSipGateway,
} from '../../../platform/resources/carriers/sip-gateways.ts';
import type {
  SmppGatewayToSend,
  StoredSmppGateway,
} from '../../../platform/resources/carriers/smpp-gateways.ts';
import type { Carrier, CarrierToSend } from '../../../platform/resources/carriers/voip-carriers.ts';
import { isEqual } from '../../../screen/form/values.ts';
import type { CarrierFormValues } from './carrier-form.schema.ts';

const portText = (port: number | null | undefined) => (port == null ? '' : String(port));
const orNull = (text: string) => text.trim() || null;
const bitOf = (is: boolean) => (is ? 1 : 0);

/** Wire to form. */
export const sipGatewayValue = (stored: StoredSipGateway): SipGateway => ({
  address: stored.ipv4,
  port: portText(stored.port),
  netmask: stored.netmask,
  protocol: stored.protocol,
  isInbound: stored.inbound,
  isOutbound: stored.outbound,
  isActive: stored.is_active,
  padCrypto: stored.pad_crypto,
  sendsOptionsPing: stored.send_options_ping,
  usesSipsScheme: stored.use_sips_scheme,
});

/** One that does both is shown as outbound; its directions stay as they are. */
export const smppGatewayValue = (stored: StoredSmppGateway): SmppGateway => ({
  direction: stored.outbound ? 'outbound' : 'inbound',
  address: stored.ipv4,
  port: String(stored.port),
  netmask: stored.netmask,
  isPrimary: stored.is_primary,
  usesTls: stored.use_tls,
});

/** The gateways of a carrier, by the ids the form has for them. */
export type GatewayValues = Pick<CarrierFormValues, 'sipGateways'> & {
  smppGateways: CarrierFormValues['sms']['gateways'];
};

export const carrierValues = (
  carrier: Carrier,
  { sipGateways, smppGateways }: GatewayValues,
): CarrierFormValues => ({
  name: carrier.name,
  isActive: carrier.is_active,
  accountSid: carrier.account_sid ?? '',
  applicationSid: carrier.application_sid ?? '',
  hasLeadingPlus: carrier.e164_leading_plus,
  dtmfType: carrier.dtmf_type,
  authentication: {
    username: carrier.register_username,
    password: carrier.register_password,
    requiresRegister: carrier.requires_register,
    realm: carrier.register_sip_realm,
    fromUser: carrier.register_from_user,
    fromDomain: carrier.register_from_domain,
    usesPublicIp: carrier.register_public_ip_in_contact,
  },
  techPrefix: carrier.tech_prefix,
  diversion: carrier.diversion,
  outboundProxy: carrier.outbound_sip_proxy,
  sipGateways,
  sms: {
    outbound: { systemId: carrier.smpp_system_id, password: carrier.smpp_password },
    inbound: { systemId: carrier.smpp_inbound_system_id, password: carrier.smpp_inbound_password },
    gateways: smppGateways,
  },
});

/** Form to wire, by member: what travels together when one of them changed. */
const columnsOf = {
  name: ({ name }) => ({ name }),
  isActive: ({ isActive }) => ({ is_active: isActive }),
  // An application belongs to the account.
  accountSid: ownerColumns,
  applicationSid: ownerColumns,
  hasLeadingPlus: ({ hasLeadingPlus }) => ({ e164_leading_plus: hasLeadingPlus }),
  dtmfType: ({ dtmfType }) => ({ dtmf_type: dtmfType }),
  authentication: ({ authentication: given }) => ({
    requires_register: given.requiresRegister,
    register_username: orNull(given.username),
    register_password: given.password || null,
    register_sip_realm: given.requiresRegister ? orNull(given.realm) : null,
    register_from_user: given.requiresRegister ? orNull(given.fromUser) : null,
    register_from_domain: given.requiresRegister ? orNull(given.fromDomain) : null,
    register_public_ip_in_contact: given.requiresRegister && given.usesPublicIp,
  }),
  techPrefix: ({ techPrefix }) => ({ tech_prefix: orNull(techPrefix) }),
  diversion: ({ diversion }) => ({ diversion: orNull(diversion) }),
  outboundProxy: ({ outboundProxy }) => ({
    outbound_sip_proxy: orNull(outboundProxy.replace(/\s/g, '')),
  }),
} satisfies Partial<
  Record<keyof CarrierFormValues, (values: CarrierFormValues) => Partial<CarrierToSend>>
>;

function ownerColumns({ accountSid, applicationSid }: CarrierFormValues) {
  return { account_sid: accountSid || null, application_sid: applicationSid || null };
}

const smsColumns = {
  outbound: ({ sms: { outbound } }: CarrierFormValues) => ({
    smpp_system_id: orNull(outbound.systemId),
    smpp_password: outbound.password || null,
  }),
  inbound: ({ sms: { inbound } }: CarrierFormValues) => ({
    smpp_inbound_system_id: orNull(inbound.systemId),
    smpp_inbound_password: inbound.password || null,
  }),
};

/** Form to POST. */
export const newCarrierOf = (values: CarrierFormValues): CarrierToSend => ({
  ...columnsOf.name(values),
  ...columnsOf.isActive(values),
  ...ownerColumns(values),
  ...columnsOf.hasLeadingPlus(values),
  ...columnsOf.dtmfType(values),
  ...columnsOf.authentication(values),
  ...columnsOf.techPrefix(values),
  ...columnsOf.diversion(values),
  ...columnsOf.outboundProxy(values),
  ...smsColumns.outbound(values),
  ...smsColumns.inbound(values),
});

/** Form to PUT: what differs from what is stored, null when nothing does. Absent columns stay. */
export function carrierUpdateOf(
  values: CarrierFormValues,
  stored: CarrierFormValues,
): Partial<CarrierToSend> | null {
  const update: Partial<CarrierToSend> = {};
  for (const member of Object.keys(columnsOf) as (keyof typeof columnsOf)[]) {
    if (!isEqual(values[member], stored[member])) Object.assign(update, columnsOf[member](values));
  }
  for (const side of ['outbound', 'inbound'] as const) {
    if (!isEqual(values.sms[side], stored.sms[side])) {
      Object.assign(update, smsColumns[side](values));
    }
  }
  return Object.keys(update).length === 0 ? null : update;
}

/** Form to POST and PUT. */
export function sipGatewayToSend(gateway: SipGateway): SipGatewayToSend {
  const { address, port, ...rest } = trimmedSipGateway(gateway);
  return {
    ipv4: address,
    port: port === '' ? null : Number(port),
    netmask: rest.netmask,
    protocol: rest.protocol,
    inbound: bitOf(rest.isInbound),
    outbound: bitOf(rest.isOutbound),
    is_active: rest.isActive,
    pad_crypto: rest.padCrypto,
    send_options_ping: rest.sendsOptionsPing,
    use_sips_scheme: rest.usesSipsScheme,
  };
}

/** Form to PUT: the directions of a stored one stay. */
export function smppGatewayUpdateOf(gateway: SmppGateway): SmppGatewayToSend {
  const { address, port, netmask, isPrimary, usesTls } = trimmedSmppGateway(gateway);
  return { ipv4: address, port: Number(port), netmask, is_primary: isPrimary, use_tls: usesTls };
}

/** Form to POST. */
export const newSmppGatewayOf = (gateway: SmppGateway): SmppGatewayToSend => ({
  ...smppGatewayUpdateOf(gateway),
  inbound: bitOf(gateway.direction === 'inbound'),
  outbound: bitOf(gateway.direction === 'outbound'),
});
