export { actionsOf, legActionsOf, type MayControl } from './actions.model.ts';
export { type CallEnd, type EndReason, elapsed, endOf } from './elapsed.model.ts';
export {
  type CallAction,
  type CallCommand,
  type CallLeg,
  type CallStatus,
  DigitsNotSent,
  type LiveCall,
  type SeenLeg,
} from './live-call.types.ts';
export { dropEnded, isLive, mergeCalls } from './merge.model.ts';
