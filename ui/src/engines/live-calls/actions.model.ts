import type { CallAction, LiveCall, SeenLeg } from './live-call.types.ts';
import { isLive } from './merge.model.ts';

/** What the session and the account allow. */
export type MayControl = {
  /** The session may look only. */
  isViewOnly: boolean;
  /** The account has a bucket for recordings. */
  hasBucket: boolean;
};

const goesOn = (leg: SeenLeg) => leg.endedSeen === null && isLive(leg.status);
const isTalking = (leg: SeenLeg) => goesOn(leg) && leg.status === 'in-progress';

/** Two legs that talk to each other: the platform drops what is sent to a leg without a partner. */
const isBridged = (call: LiveCall) => isTalking(call) && call.legs.some(isTalking);

const toSound = ['mute', 'unmute', 'whisper'] as const;

function canCancel({ direction, status }: LiveCall) {
  if (direction === 'inbound') return status === 'trying';
  return status === 'trying' || status === 'ringing' || status === 'early-media';
}

/**
 * What can be offered for a call, in the order of a menu. Mute and recording can't be read back, so
 * both of a pair are there.
 *
 * A call that is a leg of an unknown parent gets what a leg gets: ending, redirecting, recording
 * and tagging act on the parent.
 */
export function actionsOf(call: LiveCall, may: MayControl): CallAction[] {
  if (may.isViewOnly || !goesOn(call)) return [];
  if (call.parentSid !== null) return isTalking(call) ? ['digits', 'clear'] : ['clear'];
  if (!isTalking(call)) return canCancel(call) ? ['tag', 'cancel', 'clear'] : ['tag', 'clear'];
  return [
    ...(isBridged(call) ? toSound : []),
    'digits',
    'redirect',
    ...(may.hasBucket ? (['start-recording', 'stop-recording'] as const) : []),
    'tag',
    'hang-up',
    'clear',
  ];
}

/**
 * The same for one of its legs: only what acts on the leg itself. A leg can be addressed from its
 * answer on.
 */
export function legActionsOf(call: LiveCall, leg: SeenLeg, may: MayControl): CallAction[] {
  if (may.isViewOnly || !goesOn(leg)) return [];
  if (!isTalking(leg)) return ['clear'];
  return [...(isTalking(call) ? toSound : []), 'digits', 'clear'];
}
