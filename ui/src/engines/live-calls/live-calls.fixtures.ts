import type { CallLeg } from './live-call.types.ts';

/** A leg with what matters; the rest is plausible. */
export const sampleLeg = (part: Partial<CallLeg> & { sid: string }): CallLeg => ({
  parentSid: null,
  accountSid: 'acme',
  applicationSid: 'app',
  direction: 'inbound',
  from: '+12125550110',
  to: '+18005550199',
  status: 'in-progress',
  sipStatus: 200,
  sipReason: 'OK',
  duration: null,
  endedBy: null,
  carrierName: 'Aurora Telecom',
  traceId: null,
  ...part,
});
