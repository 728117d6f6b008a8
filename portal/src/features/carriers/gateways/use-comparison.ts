import type { OtherCarrier } from '@trunkline/ui/widgets/gateway-doctor';
import { useEffect, useState } from 'react';
import type { Batch } from '../../../platform/client/batch.ts';
import { messageOf } from '../../../platform/client/errors.ts';
import type { EngineCarrier } from '../../../platform/resources/carriers/voip-carriers.ts';

type Comparison = {
  others: readonly OtherCarrier[];
  /** When the last of them was read. */
  at: Date;
};
type Many = { carriers: readonly EngineCarrier[]; time: string | null };

/** Its code is asked for with the first comparison. */
const comparing = () => import('./compare.ts');

/**
 * The other carriers that take calls, with their gateways: asked for on demand, one call each, and
 * read afresh each time.
 * @param ownSid undefined: of a new carrier
 */
export function useComparison(ownSid: string | undefined) {
  const [compared, setCompared] = useState<Comparison | null>(null);
  const [isListing, setListing] = useState(false);
  const [many, setMany] = useState<Many | null>(null);
  const [batch, setBatch] = useState<Batch<string> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => batch?.cancel(), [batch]);

  async function compare() {
    setProblem(null);
    setListing(true);
    try {
      const { carriers, isMany, time } = await (await comparing()).listOthers(ownSid);
      if (isMany) setMany({ carriers, time });
      else void read(carriers);
    } catch (error) {
      setProblem(`Couldn't load the other carriers: ${messageOf(error)}`);
    }
    setListing(false);
  }

  async function read(carriers: readonly EngineCarrier[]) {
    setMany(null);
    const reading = (await comparing()).readOthers(carriers);
    setBatch(reading.batch);
    const result = await reading.result;
    setBatch(null);
    if (!result) return;
    setProblem(result.problem);
    setCompared({ others: result.others, at: new Date() });
  }

  return {
    compared,
    problem,
    isListing,
    batch,
    /** Carriers that are not read before someone agrees. */
    many,
    compare,
    compareMany: () => many && void read(many.carriers),
  };
}
