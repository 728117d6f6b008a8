import { mediaServer } from '../../../sandbox/resources/live-calls/create.ts';
import { ACME } from '../../../sandbox/seed/known-sids.ts';
import { connectedPlatform } from '../platform.ts';

export const [callSid, legSid] = [crypto.randomUUID(), crypto.randomUUID()];

/** Starts a platform where a call of Acme is bridged to a leg. */
export async function platformWithCall() {
  const platform = await connectedPlatform('admin', 'Admin-Pass1');
  const goesOn = {
    account_sid: ACME,
    call_status: 'in-progress',
    sip_status: 200,
    service_url: `http://${mediaServer}:3000`,
  };
  platform.live.add({ ...goesOn, call_sid: callSid, direction: 'inbound' });
  platform.live.add({
    ...goesOn,
    call_sid: legSid,
    direction: 'outbound',
    parent_call_sid: callSid,
  });
  return platform;
}
