import type { SeenLeg } from './live-call.types.ts';
import { isLive } from './merge.model.ts';

/**
 * Milliseconds that a leg has lasted at least: the platform doesn't say when it began, so they
 * count from when this page first saw it answered, or else saw it at all. Once it has ended, the
 * duration of the call where the platform told it.
 */
export function elapsed(leg: SeenLeg, now: number): number {
  if (leg.duration !== null && !isLive(leg.status)) return leg.duration * 1000;
  return Math.max(0, (leg.endedSeen ?? now) - (leg.answeredSeen ?? leg.firstSeen));
}

/** Why a leg isn't live any more. */
export type EndReason =
  /** Left the platform's list, and its end wasn't told: it may go on unseen. */
  | 'gone'
  /** Ended after its answer; nothing says who hung up. */
  | 'completed'
  | 'caller-hung-up'
  /** The one who was called by an outbound call. */
  | 'far-end-hung-up'
  | 'platform-hung-up'
  /** The caller hung up before the answer. */
  | 'caller-gave-up'
  | 'no-answer'
  | 'busy'
  | 'failed';

export type CallEnd = {
  reason: EndReason;
  /** '486' or '503 Service Unavailable', where it adds to the reason; else empty. */
  sip: string;
};

/** Why a leg ended, as far as it was told; null while it is live. */
export function endOf(leg: SeenLeg): CallEnd | null {
  if (leg.endedSeen === null) return null;
  const { status, sipStatus, sipReason, endedBy, direction } = leg;
  const code = sipStatus !== null && sipStatus >= 300 ? String(sipStatus) : '';
  switch (status) {
    case 'completed': {
      if (endedBy === 'platform') return { reason: 'platform-hung-up', sip: '' };
      if (endedBy === null) return { reason: 'completed', sip: '' };
      return { reason: direction === 'inbound' ? 'caller-hung-up' : 'far-end-hung-up', sip: '' };
    }
    case 'busy':
      return { reason: 'busy', sip: code };
    case 'no-answer': {
      // 487 is what the platform itself makes of it.
      const sip = code === '487' ? '' : code;
      return { reason: direction === 'inbound' ? 'caller-gave-up' : 'no-answer', sip };
    }
    case 'failed':
      return { reason: 'failed', sip: code && `${code} ${sipReason}`.trim() };
    default:
      return { reason: 'gone', sip: '' };
  }
}
