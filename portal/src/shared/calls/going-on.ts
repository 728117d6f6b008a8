import { isLive } from '@trunkline/ui/engines/live-calls';
import type { LiveCallRecord } from '../../platform/resources/live/live-calls.ts';

/** Counts calls in progress. Legs that an application dialled belong to their call. */
export const goingIn = (
  records: readonly Pick<LiveCallRecord, 'call_status' | 'parent_call_sid'>[],
) =>
  records.filter(
    ({ call_status, parent_call_sid }) => isLive(call_status) && parent_call_sid === undefined,
  ).length;
