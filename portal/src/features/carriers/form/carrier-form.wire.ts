import { type SipGateway, trimmedSipGateway } from '@trunkline/ui/widgets/sip-gateways';
import { type SmppGateway, trimmedSmppGateway } from '@trunkline/ui/widgets/smpp-gateways';
import type { Columns } from '../../../platform/client/calls/wire.ts';
import { carrier } from '../../../platform/records/carrier.ts';
import { sipGateway, smppGateway } from '../../../platform/records/gateways.ts';
import { bodyOf, formValues, updateBody } from '../../../platform/records/record.ts';
import type { StoredSipGateway } from '../../../platform/resources/carriers/sip-gateways.ts';
import type { StoredSmppGateway } from '../../../platform/resources/carriers/smpp-gateways.ts';
import type { Carrier } from '../../../platform/resources/carriers/voip-carriers.ts';
import { carryingColumns, changedColumns } from '../../../screen/form/save/record/columns.ts';
import type { CarrierFormValues } from './carrier-form.schema.ts';

/** Wire to form. */
export const sipGatewayValue = (stored: StoredSipGateway): SipGateway =>
  carryingColumns(formValues(sipGateway, stored), stored, 'sip_gateway_sid');

/** A gateway for both directions is shown as outbound; the stored directions stay. */
export function smppGatewayValue(stored: StoredSmppGateway): SmppGateway {
  const { isInbound: _, isOutbound, ...rest } = formValues(smppGateway, stored);
  const value = { direction: isOutbound ? ('outbound' as const) : ('inbound' as const), ...rest };
  return carryingColumns(value, stored, 'smpp_gateway_sid');
}

/** Gateways of a carrier, by their ids in the form. */
type GatewayValues = Pick<CarrierFormValues, 'sipGateways'> & {
  smppGateways: CarrierFormValues['sms']['gateways'];
};

export function carrierValues(
  stored: Carrier,
  { sipGateways, smppGateways }: GatewayValues,
): CarrierFormValues {
  const values = formValues(carrier, stored);
  return carryingColumns(
    { ...values, sipGateways, sms: { ...values.sms, gateways: smppGateways } },
    stored,
    'voip_carrier_sid',
  );
}

const withoutRegistration = {
  register_sip_realm: null,
  register_from_user: null,
  register_from_domain: null,
  register_public_ip_in_contact: false,
};

/** Form to POST. */
export const newCarrierOf = (values: CarrierFormValues): Columns => ({
  ...bodyOf(carrier, values),
  ...(!values.authentication.requiresRegister && withoutRegistration),
});

/** Form to PUT: columns that differ from the stored ones. Absent ones stay. */
export function carrierUpdateOf(values: CarrierFormValues, stored: CarrierFormValues): Columns {
  const next = newCarrierOf(values);
  // An application belongs to the account.
  const changed = changedColumns(next, newCarrierOf(stored), ['account_sid', 'application_sid']);
  return updateBody(carrier, changed, next);
}

/** Form to POST and PUT. */
export const sipGatewayToSend = (gateway: SipGateway): Columns =>
  bodyOf(sipGateway, trimmedSipGateway(gateway));

/** Form to PUT: columns that differ. The platform validates address and directions together. */
export const sipGatewayUpdateOf = (gateway: SipGateway, before: SipGateway) =>
  changedColumns(sipGatewayToSend(gateway), sipGatewayToSend(before), [
    'ipv4',
    'inbound',
    'outbound',
  ]);

/** Form to PUT: stored directions don't change. */
export const smppGatewayUpdateOf = (gateway: SmppGateway): Columns =>
  bodyOf(smppGateway, trimmedSmppGateway(gateway), ({ isFixed }) => !isFixed);

/** Form to POST. */
export const newSmppGatewayOf = (gateway: SmppGateway): Columns =>
  bodyOf(smppGateway, {
    ...trimmedSmppGateway(gateway),
    isInbound: gateway.direction === 'inbound',
    isOutbound: gateway.direction === 'outbound',
  });
