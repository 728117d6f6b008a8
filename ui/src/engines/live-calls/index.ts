export { actionsOf, type CallCommand, legActionsOf, type MayDo } from './actions.model.ts';
export { type CallEnd, elapsed, endOf, isLive, isOn, partnerOf } from './call-state.model.ts';
export type { CallAction, CallLeg, CallStatus, LiveCall, SeenLeg } from './live-call.types.ts';
export { dropEnded, mergeCalls } from './merge.model.ts';
