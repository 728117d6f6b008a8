import { logOf, logOfTrace } from '../../evidence/call-log.ts';
import { captureFile } from '../../evidence/packets.ts';
import { registrationOfCall, registrationOfCarrier } from '../../evidence/registrations.ts';
import { sipMessages } from '../../evidence/sip-call.ts';
import { registrationMessages } from '../../evidence/sip-registration.ts';
import { traceOf } from '../../evidence/trace.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, refusal } from '../../http/errors.ts';
import { json } from '../../http/replies.ts';
import { ownedPaths } from '../../http/time-series.ts';
import { recentCallOf } from '../../live/ended-calls.ts';
import type { CarrierRow } from '../carriers/store.ts';
import type { CallOwner, CallRow } from './store.ts';

const capturesKeptMs = 7 * 86_400_000;
const noTrace = /^0*$/;

/** Captures, traces and logs of single calls, which other services of a platform store. */
export function registerCallEvidence(api: Api, services: Services): void {
  const { calls, carriers, evidence } = services.store;

  const messagesOf = (call: CallRow) => evidence.get(call.call_sid)?.messages ?? sipMessages(call);

  /** The call of a requested capture, if recent enough for the capture to be kept. */
  function captured(c: Ctx, owner: CallOwner): CallRow | undefined {
    const call = calls.bySipCallId(owner, c.req.param('sip_callid') ?? '');
    const oldest = services.now().getTime() - capturesKeptMs;
    return call && call.attempted_at >= oldest ? call : undefined;
  }

  /** The carrier whose latest registration used this dialog. */
  function registered(c: Ctx, { column, sid }: CallOwner): CarrierRow | undefined {
    const dialog = JSON.stringify({ callId: c.req.param('sip_callid') }).slice(1, -1);
    return carriers
      .list(column === 'account_sid' ? { accountSid: sid } : { serviceProviderSid: sid })
      .find(({ register_status: status }) => status?.includes(dialog));
  }

  function messages(c: Ctx, whose: CallOwner) {
    const method = c.req.param('method');
    const call = captured(c, whose);
    if (call && method === 'invite') return messagesOf(call);
    if (method !== 'register') return undefined;
    // A browser registers in a separate dialog.
    if (call && evidence.get(call.call_sid)) return undefined;
    if (call) return registrationMessages(registrationOfCall(call));
    const carrier = registered(c, whose);
    return carrier && registrationMessages(registrationOfCarrier(carrier, services.now()));
  }

  /** A call in progress: its trace has the finished steps. */
  function goingOn(traceId: string, { column, sid }: CallOwner): CallRow | undefined {
    const going = services.live.byTrace(traceId);
    const row = going && recentCallOf(going, services.store);
    return row?.[column] === sid ? row : undefined;
  }

  const { account, provider } = ownedPaths(services);
  for (const { path, owner } of [account, provider]) {
    const base = `${path}/RecentCalls`;

    api.get(`${base}/trace/:trace_id`, (c) => {
      const traceId = (c.req.param('trace_id') ?? '').toLowerCase();
      const whose = owner(c);
      // Calls that failed early have a trace id of zeros (`recent-calls#trace-zeros`).
      const call = noTrace.test(traceId) ? undefined : calls.byTrace(whose, traceId);
      const going = call ? undefined : goingOn(traceId, whose);
      if (going) {
        const root = services.phone.calls.get(going.call_sid)?.evidence().trace;
        return json(traceOf(going, services.now().getTime(), root));
      }
      if (!call) throw bareRefusal(404);
      return json(traceOf(call, undefined, evidence.get(call.call_sid)?.trace));
    });

    api.get(`${base}/:sip_callid`, (c) => {
      const whose = owner(c);
      if (!services.hasCapture) throw bareRefusal(400);
      const call = captured(c, whose);
      const total = call ? messagesOf(call).length : 0;
      return json({ total, data: { messages: [], calldata: [] } });
    });

    api.get(`${base}/:sip_callid/:method/pcap`, async (c) => {
      const whose = owner(c);
      if (!services.hasCapture) throw bareRefusal(400);
      const found = await messages(c, whose);
      if (!found) throw bareRefusal(404);
      return new Response(captureFile(found), {
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename=callid-${c.req.param('sip_callid')}.pcap`,
        },
      });
    });
  }

  api.get(`${account.path}/RecentCalls/:call_sid/logs`, (c) => {
    const whose = account.owner(c);
    if (!services.hasLogs) throw badRequest('Logs are only available in AWS environments');
    const call = calls.bySid(whose, (c.req.param('call_sid') ?? '').toLowerCase());
    if (!call) throw refusal(404, 'Call not found');
    const trace = evidence.get(call.call_sid)?.trace;
    return json(trace ? logOfTrace(call, trace) : logOf(call));
  });

  // Logs are stored by account; the provider's path always fails.
  api.get(`${provider.path}/RecentCalls/:call_sid/logs`, (c) => {
    provider.owner(c);
    throw bareRefusal(400);
  });
}
