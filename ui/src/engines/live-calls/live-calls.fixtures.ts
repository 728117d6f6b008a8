import type { CallLeg, CallStatus, LiveCall, SeenLeg } from './live-call.types.ts';

/** A leg as it was read: an inbound call that talks, unless told otherwise. */
export const legOf = (leg: Partial<CallLeg> & { sid: string }): CallLeg => ({
  parentSid: null,
  accountSid: 'acme',
  applicationSid: 'app-1',
  direction: 'inbound',
  from: '+442079460000',
  to: '+442079460123',
  status: 'in-progress',
  sipStatus: 200,
  sipReason: 'OK',
  duration: null,
  endedBy: null,
  carrierName: 'Telefónica',
  traceId: null,
  ...leg,
});

/** The same with what the page knows; seen at 0, answered or ended with it. */
export const seenOf = (leg: Partial<SeenLeg> & { sid: string }): SeenLeg => ({
  ...legOf(leg),
  firstSeen: 0,
  answeredSeen: null,
  endedSeen: null,
  isGone: false,
  ...leg,
});

export const callOf = (
  call: Partial<LiveCall> & { sid: string },
  legs: readonly SeenLeg[] = [],
): LiveCall => ({ ...seenOf(call), legs });

export const statuses: CallStatus[] = [
  'trying',
  'ringing',
  'early-media',
  'in-progress',
  'queued',
  'completed',
  'busy',
  'no-answer',
  'failed',
];
