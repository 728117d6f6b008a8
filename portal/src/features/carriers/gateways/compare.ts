import type { BatchFailure } from '../../../platform/client/pace/batch.ts';
import {
  type EngineCarrier,
  listAllCarriers,
} from '../../../platform/resources/carriers/voip-carriers.ts';
import { durationAhead, fewCalls } from '../../../shared/batch/duration.ts';

/** The other active carriers. */
export async function listOthers(ownSid: string | undefined) {
  const carriers = (await listAllCarriers()).filter(
    (one) => one.is_active && one.voip_carrier_sid !== ownSid,
  );
  return {
    carriers,
    /** Too many to load without confirmation. */
    isMany: carriers.length > fewCalls,
    /** Its estimated time; null when negligible. */
    time: durationAhead(carriers.length),
  };
}

/** Names the carriers whose gateways failed to load, and why; null for none. */
export function readingProblem(failures: readonly BatchFailure<EngineCarrier>[]): string | null {
  const [failure] = failures;
  if (!failure) return null;
  const more = failures.length === 1 ? '' : ` and ${failures.length - 1} more`;
  return `Couldn't load the gateways of ${failure.item.name}${more}: ${failure.reason}`;
}
