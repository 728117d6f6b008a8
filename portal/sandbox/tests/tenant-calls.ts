import { sampleCall } from '../evidence/call-sample.ts';
import { sidFor } from '../seed/sids.ts';
import type { Store } from '../store/store.ts';

const callOf = (tenant: string) => {
  const call_sid = sidFor(`of ${tenant}`, 'call');
  const hex = call_sid.replaceAll('-', '');
  return { call_sid, trace_id: hex, sip_callid: `${hex.slice(0, 16)}@203.0.113.9` };
};

/** Path parameters of a tenant's recorded call. */
export const callIds = (tenant: string): Record<string, string> => ({
  ...callOf(tenant),
  method: 'invite',
  year: '2026',
  month: '11',
  day: '20',
  format: 'wav',
});

/** Gives a tenant a recorded call. */
export function furnishCall(
  { calls }: Store,
  tenant: string,
  owners: { account_sid: string; service_provider_sid: string },
): void {
  calls.add(sampleCall({ ...callOf(tenant), ...owners }));
}
