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
import { carryingColumns, changedColumns } from '../../../screen/form/save/columns.ts';
import type { CarrierFormValues } from './carrier-form.schema.ts';

const portText = (port: number | null | undefined) => (port == null ? '' : String(port));
const orNull = (text: string) => text.trim() || null;
const bitOf = (is: boolean) => (is ? 1 : 0);

/** Wire to form. */
export const sipGatewayValue = (stored: StoredSipGateway): SipGateway =>
  carryingColumns(
    {
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
    },
    stored,
    'sip_gateway_sid',
  );

/** One that does both is shown as outbound; its directions stay as they are. */
export const smppGatewayValue = (stored: StoredSmppGateway): SmppGateway =>
  carryingColumns(
    {
      direction: stored.outbound ? 'outbound' : 'inbound',
      address: stored.ipv4,
      port: String(stored.port),
      netmask: stored.netmask,
      isPrimary: stored.is_primary,
      usesTls: stored.use_tls,
    },
    stored,
    'smpp_gateway_sid',
  );

/** The gateways of a carrier, by the ids the form has for them. */
export type GatewayValues = Pick<CarrierFormValues, 'sipGateways'> & {
  smppGateways: CarrierFormValues['sms']['gateways'];
};

export const carrierValues = (
  carrier: Carrier,
  { sipGateways, smppGateways }: GatewayValues,
): CarrierFormValues =>
  carryingColumns(
    {
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
        inbound: {
          systemId: carrier.smpp_inbound_system_id,
          password: carrier.smpp_inbound_password,
        },
        gateways: smppGateways,
      },
    },
    carrier,
    'voip_carrier_sid',
  );

/** Form to POST. */
export const newCarrierOf = (values: CarrierFormValues): CarrierToSend => {
  const { authentication, sms } = values;
  const { requiresRegister } = authentication;
  return {
    name: values.name,
    is_active: values.isActive,
    account_sid: values.accountSid || null,
    application_sid: values.applicationSid || null,
    e164_leading_plus: values.hasLeadingPlus,
    dtmf_type: values.dtmfType,
    requires_register: requiresRegister,
    register_username: orNull(authentication.username),
    register_password: authentication.password || null,
    register_sip_realm: requiresRegister ? orNull(authentication.realm) : null,
    register_from_user: requiresRegister ? orNull(authentication.fromUser) : null,
    register_from_domain: requiresRegister ? orNull(authentication.fromDomain) : null,
    register_public_ip_in_contact: requiresRegister && authentication.usesPublicIp,
    tech_prefix: orNull(values.techPrefix),
    diversion: orNull(values.diversion),
    outbound_sip_proxy: orNull(values.outboundProxy.replace(/\s/g, '')),
    smpp_system_id: orNull(sms.outbound.systemId),
    smpp_password: sms.outbound.password || null,
    smpp_inbound_system_id: orNull(sms.inbound.systemId),
    smpp_inbound_password: sms.inbound.password || null,
  };
};

/** Form to PUT: the columns that differ from what is stored. Absent ones stay. */
export function carrierUpdateOf(
  values: CarrierFormValues,
  stored: CarrierFormValues,
): Partial<CarrierToSend> {
  const next = newCarrierOf(values);
  // An application belongs to the account.
  const update = changedColumns(next, newCarrierOf(stored), ['account_sid', 'application_sid']);
  if (!update.requires_register) return update;
  // The platform refuses to register without the two.
  const { register_username, register_password } = next;
  return { ...update, register_username, register_password };
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

/** Form to PUT: the columns that differ. The platform judges address and directions together. */
export const sipGatewayUpdateOf = (gateway: SipGateway, before: SipGateway) =>
  changedColumns(sipGatewayToSend(gateway), sipGatewayToSend(before), [
    'ipv4',
    'inbound',
    'outbound',
  ]);

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
