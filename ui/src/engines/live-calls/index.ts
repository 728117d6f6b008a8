export { type CallEnd, type EndReason, elapsed, endOf } from './elapsed.model.ts';
export {
  type CallLeg,
  type CallStatus,
  DigitsNotSent,
  type LiveCall,
  type SeenLeg,
} from './live-call.types.ts';
export { dropEnded, isLive, mergeCalls } from './merge.model.ts';
