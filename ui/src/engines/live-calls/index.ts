export type { CallAction, CallLeg, CallStatus, LiveCall, SeenLeg } from './live-call.types.ts';
