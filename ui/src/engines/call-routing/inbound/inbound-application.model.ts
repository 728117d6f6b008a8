import type { InboundEnd, InboundStep, InboundWorld } from './inbound.types.ts';
import { equalNumbers, fittingPattern, type InboundCarrier } from './inbound-match.model.ts';

/** Picks the application of a carrier's call, once its account is known. */

/** Application of the deciding rule; null: the rule names none. */
export type Decided = {
  carrierId: string | null;
  accountId: string | null;
  applicationId: string | null;
  numberId: string | null;
};

export const carrierOf = ({ carriers }: InboundWorld, id: string | null) =>
  carriers.find((one) => one.id === id);

/**
 * If the deciding rule names no application, the engine searches again: the carrier's numbers and
 * patterns of all accounts, then the carrier's default.
 */
export function answered(
  decided: Decided,
  dialled: string,
  world: InboundWorld,
  steps: InboundStep[],
): InboundEnd {
  const carrier = carrierOf(world, decided.carrierId);
  if (decided.applicationId !== null || !carrier) return { kind: 'application', ...decided };
  const only = new Set([carrier.id]);
  const number =
    equalNumbers(world.numbers, dialled, only)[0] ?? fittingPattern(world.numbers, dialled, only);
  if (number && number.applicationId !== null) {
    steps.push({ at: 'looked-up', carrierId: carrier.id, numberId: number.id });
    return {
      kind: 'application',
      ...decided,
      applicationId: number.applicationId,
      numberId: decided.numberId ?? number.id,
    };
  }
  return byCarrier(decided, carrier, steps);
}

/** Falls back to the carrier's default application; without one, nothing answers. */
function byCarrier(decided: Decided, carrier: InboundCarrier, steps: InboundStep[]): InboundEnd {
  const { id: carrierId, applicationId } = carrier;
  steps.push({ at: 'default', carrierId, numberId: decided.numberId, applicationId });
  return { kind: 'application', ...decided, applicationId };
}

/** Tries the carrier's numbers and patterns before its default application. */
export function defaultFirst(
  decided: Decided,
  dialled: string,
  world: InboundWorld,
  steps: InboundStep[],
): InboundEnd {
  if (decided.applicationId !== null) return { kind: 'application', ...decided };
  const carrier = carrierOf(world, decided.carrierId);
  return carrier && carrier.applicationId !== null
    ? byCarrier(decided, carrier, steps)
    : answered(decided, dialled, world, steps);
}
