import { isLive, type LiveCall, type SeenLeg } from '../../engines/live-calls/index.ts';
import { allActions, type CallAction, type CallActionRecord, callActions } from './call-actions.ts';

/** What the session and the account allow. */
export type MayControl = {
  /** The session may look only. */
  isViewOnly: boolean;
  /** The account has a bucket for recordings. */
  hasBucket: boolean;
};

const goesOn = (leg: SeenLeg) => leg.endedSeen === null && isLive(leg.status);
const isTalking = (leg: SeenLeg) => goesOn(leg) && leg.status === 'in-progress';

function canCancel({ direction, status }: LiveCall) {
  if (direction === 'inbound') return status === 'trying';
  return status === 'trying' || status === 'ringing' || status === 'early-media';
}

type Scene = { call: LiveCall; leg: SeenLeg; isWhole: boolean; may: MayControl };

const isOffered: Record<CallActionRecord['when'], (scene: Scene) => boolean> = {
  live: () => true,
  cancellable: ({ call }) => canCancel(call),
  talking: ({ leg }) => isTalking(leg),
  // Two legs that talk to each other: the platform drops what is sent to a leg without a partner.
  bridged: ({ call, leg, isWhole }) =>
    isTalking(leg) && (isWhole ? call.legs : leg.sid === call.sid ? [] : [call]).some(isTalking),
  recordable: ({ leg, may }) => isTalking(leg) && may.hasBucket,
};

/**
 * What can be offered for a call, or for one of its legs: the most needed first. Mute and recording
 * can't be read back, so both of a pair are there. A leg gets what acts on the leg itself, from its
 * answer on.
 *
 * A call that is a leg of an unknown parent gets what a leg gets: ending, redirecting, recording
 * and tagging act on the parent.
 *
 * @param leg the call itself for what can be done to all of it
 */
export function actionsOf(call: LiveCall, leg: SeenLeg, may: MayControl): CallAction[] {
  if (may.isViewOnly || !goesOn(leg)) return [];
  const isWhole = leg.sid === call.sid && call.parentSid === null;
  return allActions.filter((action) => {
    const { on, when } = callActions[action];
    return (isWhole || on === 'leg') && isOffered[when]({ call, leg, isWhole, may });
  });
}
