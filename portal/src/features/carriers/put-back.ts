import {
  listWholeGateways,
  storeGatewayAgain,
  type WholeGateway,
} from '../../platform/stored-gateways.ts';
import { isEqual } from '../../screen/form/values.ts';

export type PutBack = {
  /** The sids that gateways had, to those that they have now. */
  moved: ReadonlyMap<string, string>;
  missing: readonly WholeGateway[];
};

/** Once more where the first try failed: one fault on the way costs nothing. */
export async function twice<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    // The second failure is told.
    return work();
  }
}

/**
 * Stores the gateways of a carrier again that are not there any more, with every column that they
 * had. Each is tried, whatever became of the one before. Rejects when nobody can tell what is there.
 */
export async function putBackGateways(
  carrierSid: string,
  before: readonly WholeGateway[],
): Promise<PutBack> {
  const moved = new Map<string, string>();
  const missing: WholeGateway[] = [];
  let stored = await twice(() => listWholeGateways(carrierSid));

  /** One that is stored without its answer: alike, and nobody else's. */
  const isBack = (gateway: WholeGateway) => {
    const known = new Set([...before.map(({ sid }) => sid), ...moved.values()]);
    const again = stored.find(
      ({ kind, sid, columns }) =>
        kind === gateway.kind && !known.has(sid) && isEqual(columns, gateway.columns),
    );
    if (again) moved.set(gateway.sid, again.sid);
    return again !== undefined;
  };

  const left = new Set(stored.map(({ sid }) => sid));
  for (const gateway of before.filter(({ sid }) => !left.has(sid))) {
    try {
      moved.set(gateway.sid, await storeGatewayAgain(gateway));
    } catch {
      // Its answer may have been lost alone: stored twice, it would be one too many.
      try {
        stored = await twice(() => listWholeGateways(carrierSid));
        if (!isBack(gateway)) moved.set(gateway.sid, await storeGatewayAgain(gateway));
      } catch {
        missing.push(gateway);
      }
    }
  }
  return { moved, missing };
}
