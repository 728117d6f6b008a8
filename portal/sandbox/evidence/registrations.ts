import type { CallRow } from '../resources/calls/store.ts';
import type { CarrierRow } from '../resources/carriers/store.ts';
import { between, randomFrom } from './random.ts';
import type { Registration } from './sip-registration.ts';

/** Address of the platform. */
const sbc = '198.51.100.10';
const agoMs = 60_000;

/** Registration of the far end, shortly before its call. */
export const registrationOfCall = (call: CallRow): Registration => ({
  callId: call.sip_callid,
  user: call.direction === 'inbound' ? call.from_party : call.to_party,
  domain: call.host,
  client: call.remote_host,
  registrar: call.host,
  begin: call.attempted_at - 2000,
  cseq: 2,
  status: 200,
  seed: call.script_seed ^ 0x4e61,
});

/** Latest registration of the platform with a carrier, from its status: '403 Forbidden'. */
export function registrationOfCarrier(carrier: CarrierRow, now: Date): Registration {
  const { callId, cseq, reason } = JSON.parse(carrier.register_status ?? '{}') as {
    callId: string;
    cseq: string;
    reason: string;
  };
  const seed = Number.parseInt(callId.slice(0, 8), 16) ^ Number.parseInt(callId.slice(-8), 16);
  const registrar = `203.0.113.${between(randomFrom(seed), 10, 250)}`;
  return {
    callId,
    user: String(carrier['register_username'] ?? ''),
    domain: String(carrier['register_sip_realm'] ?? registrar),
    client: sbc,
    registrar,
    begin: now.getTime() - agoMs,
    cseq: Number.parseInt(cseq, 10),
    status: Number.parseInt(reason, 10) || 0,
    seed,
  };
}
