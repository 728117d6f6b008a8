import type {
  CarrierRegistration,
  OtherCarrier,
} from '../../../../ui/src/widgets/gateway-doctor/doctor.model.ts';
import { sipGateway } from '../records/gateways.ts';
import { formValues } from '../records/record.ts';
import type { EngineCarrier } from '../stored/carriers.ts';
import type { StoredSipGateway } from '../stored/sip-gateways.ts';

export const registrationOf = (carrier: EngineCarrier): CarrierRegistration =>
  carrier.requires_register
    ? { realm: carrier.register_sip_realm, username: carrier.register_username }
    : null;

/** Another carrier than the one whose gateways are checked. */
export const otherOf = (
  one: EngineCarrier,
  gateways: readonly StoredSipGateway[],
): OtherCarrier => ({
  name: one.name,
  isActive: one.is_active,
  registration: registrationOf(one),
  gateways: gateways.map((stored) => formValues(sipGateway, stored)),
});
