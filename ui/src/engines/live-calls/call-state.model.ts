import type { CallLeg, CallStatus, LiveCall, SeenLeg } from './live-call.types.ts';

const endedStatuses: readonly CallStatus[] = ['completed', 'busy', 'no-answer', 'failed'];

/** Whether a call with this status is going on. */
export const isLive = (status: CallStatus): boolean => !endedStatuses.includes(status);

/** Whether a leg as it was seen is going on: not ended, and still in the platform's list. */
export const isOn = ({ status, isGone }: Pick<SeenLeg, 'status' | 'isGone'>): boolean =>
  isLive(status) && !isGone;

/** The leg that talks with the call: several may ring at once. */
export const partnerOf = ({ legs }: LiveCall): SeenLeg | undefined =>
  legs.find((leg) => leg.status === 'in-progress' && !leg.isGone);

/**
 * How long it has lasted at least, in ms: since it was first seen answered, before that since it was
 * first seen. The platform does not say when a call began.
 */
export function elapsed({ firstSeen, answeredSeen, endedSeen }: SeenLeg, now: number): number {
  return Math.max(0, (endedSeen ?? now) - (answeredSeen ?? firstSeen));
}

/** Why a call ended; `gone`: it left the list, and no end was told. */
export type CallEnd =
  | 'gone'
  | 'caller-hung-up'
  | 'callee-hung-up'
  | 'platform-hung-up'
  | 'hung-up'
  | 'busy'
  | 'no-answer'
  | 'failed';

/** Undefined while it is going on. */
export function endOf(leg: CallLeg & { isGone?: boolean }): CallEnd | undefined {
  const { status, direction, endedBy } = leg;
  if (isLive(status)) return leg.isGone ? 'gone' : undefined;
  if (status !== 'completed') return status === 'queued' ? undefined : (status as CallEnd);
  if (endedBy === 'platform') return 'platform-hung-up';
  if (endedBy === 'caller') return direction === 'inbound' ? 'caller-hung-up' : 'callee-hung-up';
  return 'hung-up';
}
