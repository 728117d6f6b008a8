import type { SeenLeg } from './live-call.types.ts';
import { isLive } from './merge.model.ts';

/**
 * Shortest possible duration of a leg, in ms. The platform doesn't report the start, so it counts
 * from when this page first saw the leg answered, or saw it at all. After the end, the platform's
 * own duration if there is one.
 */
export function elapsed(leg: SeenLeg, now: number): number {
  if (leg.duration !== null && !isLive(leg.status)) return leg.duration * 1000;
  return Math.max(0, (leg.endedSeen ?? now) - (leg.answeredSeen ?? leg.firstSeen));
}

/** Why a leg is no longer live. */
export type EndReason =
  /** Left the platform's list without a reported end: it may still be up. */
  | 'gone'
  /** Ended after its answer; the platform doesn't report who hung up. */
  | 'completed'
  | 'caller-hung-up'
  /** The called party of an outbound call. */
  | 'far-end-hung-up'
  | 'platform-hung-up'
  /** The caller hung up before the answer. */
  | 'caller-gave-up'
  | 'no-answer'
  | 'busy'
  | 'failed';

export type CallEnd = {
  reason: EndReason;
  /** '486' or '503 Service Unavailable' where it adds to the reason; otherwise empty. */
  sip: string;
};

/** Why a leg ended, as far as it was reported; null while it is live. */
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
      // The platform itself reports 487 for it.
      const sip = code === '487' ? '' : code;
      return { reason: direction === 'inbound' ? 'caller-gave-up' : 'no-answer', sip };
    }
    case 'failed':
      return { reason: 'failed', sip: code && `${code} ${sipReason}`.trim() };
    default:
      return { reason: 'gone', sip: '' };
  }
}
