import type { OtherCarrier } from '@trunkline/ui/widgets/gateway-doctor';
import { useState } from 'react';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { otherOf } from '../../../platform/engine/gateways.ts';
import {
  listSipGateways,
  type StoredSipGateway,
} from '../../../platform/resources/carriers/sip-gateways.ts';
import type { EngineCarrier } from '../../../platform/resources/carriers/voip-carriers.ts';
import { useBatch } from '../../../shared/batch/use-batch.ts';
import { listOthers, readingProblem } from './compare.ts';

type Comparison = {
  others: readonly OtherCarrier[];
  /** When the last one was loaded. */
  at: Date;
};
type Many = { carriers: readonly EngineCarrier[]; time: string | null };

/**
 * Loads the other active carriers with their gateways on demand: one request each, never cached.
 * @param ownSid undefined for a new carrier
 */
export function useComparison(ownSid: string | undefined) {
  const [compared, setCompared] = useState<Comparison | null>(null);
  const [isListing, setListing] = useState(false);
  const [many, setMany] = useState<Many | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { batch, isRunning, run } = useBatch<EngineCarrier>();

  async function compare() {
    setProblem(null);
    setListing(true);
    try {
      const { carriers, isMany, time } = await listOthers(ownSid);
      if (isMany) setMany({ carriers, time });
      else void read(carriers);
    } catch (error) {
      setProblem(`Couldn't load the other carriers: ${messageOf(error)}`);
    }
    setListing(false);
  }

  async function read(carriers: readonly EngineCarrier[]) {
    setMany(null);
    const found = new Map<EngineCarrier, readonly StoredSipGateway[]>();
    const reading = run(carriers, async (carrier) => {
      found.set(carrier, await listSipGateways(carrier.voip_carrier_sid));
    });
    await reading.ended;
    const { status, failures } = reading.batch.get();
    if (status === 'cancelled') return;
    setProblem(readingProblem(failures));
    const others = carriers.flatMap((carrier) => {
      const gateways = found.get(carrier);
      return gateways ? [otherOf(carrier, gateways)] : [];
    });
    setCompared({ others, at: new Date() });
  }

  return {
    compared,
    problem,
    isListing,
    /** null unless loading. */
    batch: isRunning ? batch : null,
    /** Carriers that need a confirmation before loading. */
    many,
    compare,
    compareMany: () => many && void read(many.carriers),
  };
}
