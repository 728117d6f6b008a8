import { sampleCall } from '../evidence/call-sample.ts';
import type { LiveState } from '../live/live-state.ts';
import { mediaServer } from '../resources/live-calls/create.ts';
import { ACME, GLOBEX, RETAIL } from '../seed/known-sids.ts';
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

/** Gives each tenant a call in progress, with the id of its recorded one. */
export function furnishLive(live: LiveState): void {
  const accounts = { northwind: ACME, contoso: RETAIL, globex: GLOBEX };
  for (const [tenant, account_sid] of Object.entries(accounts)) {
    live.add({
      ...callOf(tenant),
      account_sid,
      call_status: 'in-progress',
      direction: 'inbound',
      sip_status: 200,
      service_url: `http://${mediaServer}:3000`,
    });
  }
}
