import type { OtherCarrier } from '@trunkline/ui/widgets/gateway-doctor';
import { fewCarriers, readGateways } from '../../../platform/resources/carriers/known-gateways.ts';
import type { StoredSipGateway } from '../../../platform/resources/carriers/sip-gateways.ts';
import {
  type EngineCarrier,
  listAllCarriers,
} from '../../../platform/resources/carriers/voip-carriers.ts';
import { durationAhead } from '../../../shared/duration.ts';
import { sipGatewayValue } from '../form/carrier-form.wire.ts';

/** The other carriers that take calls. */
export async function listOthers(ownSid: string | undefined) {
  const carriers = (await listAllCarriers()).filter(
    (one) => one.is_active && one.voip_carrier_sid !== ownSid,
  );
  return {
    carriers,
    /** So many that they are not read before someone agrees. */
    isMany: carriers.length > fewCarriers,
    /** Its estimated time; null when negligible. */
    time: durationAhead(carriers.length),
  };
}

/** Reads their gateways; `result` once it has ended, null when it was cancelled. */
export function readOthers(carriers: readonly EngineCarrier[]) {
  const found = new Map<string, readonly StoredSipGateway[]>();
  const sids = carriers.map((one) => one.voip_carrier_sid);
  const batch = readGateways(sids, (sid, gateways) => found.set(sid, gateways));
  const result = batch.ended.then(() => {
    const { status, failures } = batch.get();
    if (status === 'cancelled') return null;
    const others = carriers.flatMap((one) => {
      const gateways = found.get(one.voip_carrier_sid);
      return gateways ? [otherOf(one, gateways)] : [];
    });
    const [failure] = failures;
    if (!failure) return { others, problem: null };
    const name = carriers.find((one) => one.voip_carrier_sid === failure.item)?.name;
    const more = failures.length === 1 ? '' : ` and ${failures.length - 1} more`;
    const problem = `Couldn't load the gateways of ${name}${more}: ${failure.reason}`;
    return { others, problem };
  });
  batch.start();
  return { batch, result };
}

const otherOf = (one: EngineCarrier, gateways: readonly StoredSipGateway[]): OtherCarrier => ({
  name: one.name,
  isActive: one.is_active,
  registration: one.requires_register
    ? { realm: one.register_sip_realm, username: one.register_username }
    : null,
  gateways: gateways.map(sipGatewayValue),
});
