import type { BatchFailure } from '../../../platform/client/pace/batch.ts';
import {
  type EngineCarrier,
  listAllCarriers,
} from '../../../platform/resources/carriers/voip-carriers.ts';
import { durationAhead, fewCalls } from '../../../shared/batch/duration.ts';

/** The other carriers that take calls. */
export async function listOthers(ownSid: string | undefined) {
  const carriers = (await listAllCarriers()).filter(
    (one) => one.is_active && one.voip_carrier_sid !== ownSid,
  );
  return {
    carriers,
    /** So many that they are not read before someone agrees. */
    isMany: carriers.length > fewCalls,
    /** Its estimated time; null when negligible. */
    time: durationAhead(carriers.length),
  };
}

/** Says whose gateways could not be read, and why; null where all were. */
export function readingProblem(failures: readonly BatchFailure<EngineCarrier>[]): string | null {
  const [failure] = failures;
  if (!failure) return null;
  const more = failures.length === 1 ? '' : ` and ${failures.length - 1} more`;
  return `Couldn't load the gateways of ${failure.item.name}${more}: ${failure.reason}`;
}
