import type { OtherCarrier } from '@trunkline/ui/widgets/gateway-doctor';
import { useEffect, useState } from 'react';
import type { Batch } from '../../platform/batch.ts';
import { messageOf } from '../../platform/errors.ts';
import { fewCarriers, readGateways } from '../../platform/gateway-reading.ts';
import { type EngineCarrier, listEngineCarriers } from '../../platform/inbound-world.ts';
import type { StoredSipGateway } from '../../platform/sip-gateways.ts';
import { sipGatewayValue } from './carrier-form.wire.ts';

type Comparison = {
  others: readonly OtherCarrier[];
  /** When the last of them was read. */
  at: Date;
};

/**
 * The other carriers that take calls, with their gateways: asked for on demand, one call each, and
 * each time anew.
 * @param ownSid undefined: of a new carrier
 */
export function useComparison(ownSid: string | undefined) {
  const [compared, setCompared] = useState<Comparison | null>(null);
  const [isListing, setListing] = useState(false);
  /** So many that they are not read before someone agrees. */
  const [many, setMany] = useState<readonly EngineCarrier[] | null>(null);
  const [batch, setBatch] = useState<Batch<string> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => batch?.cancel(), [batch]);

  async function compare() {
    setProblem(null);
    setListing(true);
    try {
      const carriers = (await listEngineCarriers()).filter(
        (one) => one.is_active && one.voip_carrier_sid !== ownSid,
      );
      if (carriers.length > fewCarriers) setMany(carriers);
      else read(carriers);
    } catch (error) {
      setProblem(`Couldn't load the other carriers: ${messageOf(error)}`);
    }
    setListing(false);
  }

  function read(carriers: readonly EngineCarrier[]) {
    setMany(null);
    const found = new Map<string, readonly StoredSipGateway[]>();
    const sids = carriers.map((one) => one.voip_carrier_sid);
    const next = readGateways(sids, (sid, gateways) => found.set(sid, gateways));
    setBatch(next);
    next.start();
    void next.ended.then(() => {
      setBatch(null);
      if (next.get().status === 'cancelled') return;
      const { failures } = next.get();
      const [failure] = failures;
      if (failure) {
        const name = carriers.find((one) => one.voip_carrier_sid === failure.item)?.name;
        const more = failures.length === 1 ? '' : ` and ${failures.length - 1} more`;
        setProblem(`Couldn't load the gateways of ${name}${more}: ${failure.reason}`);
      }
      setCompared({
        others: carriers.flatMap((one) => {
          const gateways = found.get(one.voip_carrier_sid);
          return gateways ? [otherOf(one, gateways)] : [];
        }),
        at: new Date(),
      });
    });
  }

  return {
    compared,
    problem,
    isListing,
    batch,
    many,
    compare,
    compareMany: () => many && read(many),
  };
}

const otherOf = (one: EngineCarrier, gateways: readonly StoredSipGateway[]): OtherCarrier => ({
  name: one.name,
  isActive: one.is_active,
  registration: one.requires_register
    ? { realm: one.register_sip_realm, username: one.register_username }
    : null,
  gateways: gateways.map(sipGatewayValue),
});
