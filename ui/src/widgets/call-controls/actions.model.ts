import { isLive, type LiveCall, type SeenLeg } from '../../engines/live-calls/index.ts';
import { allActions, type CallAction, type CallActionRecord, callActions } from './call-actions.ts';

/** Permissions of the session and the account. */
export type MayControl = {
  /** Whether the session is view-only. */
  isViewOnly: boolean;
  /** Whether the account has a bucket for recordings. */
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
  // Two legs that talk to each other: the platform drops commands for a leg without a partner.
  bridged: ({ call, leg, isWhole }) =>
    isTalking(leg) && (isWhole ? call.legs : leg.sid === call.sid ? [] : [call]).some(isTalking),
  recordable: ({ leg, may }) => isTalking(leg) && may.hasBucket,
};

/**
 * Actions to offer for a call or one of its legs, most useful first. Mute and recording states
 * can't be read back, so both actions of a pair are offered. A leg gets actions on the leg itself,
 * once it is answered. A call that is a leg of an unknown parent gets the actions of a leg: ending,
 * redirecting, recording and tagging act on the parent.
 * @param leg the call itself, for actions on all of it
 */
export function actionsOf(call: LiveCall, leg: SeenLeg, may: MayControl): CallAction[] {
  if (may.isViewOnly || !goesOn(leg)) return [];
  const isWhole = leg.sid === call.sid && call.parentSid === null;
  return allActions.filter((action) => {
    const { on, when } = callActions[action];
    return (isWhole || on === 'leg') && isOffered[when]({ call, leg, isWhole, may });
  });
}
