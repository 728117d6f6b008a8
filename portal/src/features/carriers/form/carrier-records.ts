import * as v from 'valibot';
import type { CallRecords } from '../../../configuration/check/world.ts';
import { carrierRow, type EngineCarrier } from '../../../platform/stored/carriers.ts';
import { type StoredSipGateway, sipGateway } from '../../../platform/stored/sip-gateways.ts';
import type { CarrierFormValues } from './carrier-form.schema.ts';
import { newCarrierOf, sipGatewayToSend } from './carrier-form.wire.ts';

/** Placeholder for the SID of a new carrier. */
export const newCarrierSid = 'new';

/** Records with the form's carrier in place of the stored one. */
export function withCarrier(
  records: CallRecords,
  values: CarrierFormValues,
  { sid, providerSid }: { sid: string; providerSid: string },
): CallRecords {
  const stored = records.carriers.find(({ voip_carrier_sid }) => voip_carrier_sid === sid);
  const carrier: EngineCarrier = v.parse(carrierRow, {
    service_provider_sid: providerSid,
    ...stored,
    ...newCarrierOf(values),
    voip_carrier_sid: sid,
  });
  const gateways = Object.entries(values.sipGateways).map(
    ([id, row]): StoredSipGateway =>
      v.parse(sipGateway, { ...sipGatewayToSend(row), sip_gateway_sid: id }),
  );
  return {
    ...records,
    // Keeps its position: among equals the engine takes the first.
    carriers: stored
      ? records.carriers.map((one) => (one === stored ? carrier : one))
      : [...records.carriers, carrier],
    gateways: new Map(records.gateways).set(sid, gateways),
  };
}
