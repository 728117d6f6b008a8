import { bodyRecord } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, insufficientPermissions, refusal } from '../../http/errors.ts';
import { isUuid, pathSid } from '../../http/params.ts';
import { isAccountLost, mayAccessAccount, reachableAccount } from '../../http/permissions.ts';
import { html, json, noContent, text } from '../../http/replies.ts';
import { isEnded, type LiveRecord } from '../../live/live-state.ts';
import { callOut } from '../../sip/calls/call-out.ts';
import { obey, sipRequest } from '../../sip/calls/commands.ts';
import { bindingOf } from '../../sip/phone.ts';
import { commandsOf } from './commands.ts';
import { checkedCall, mediaServer, outboundCall } from './create.ts';

const filters = { direction: 'direction', from: 'from', to: 'to', callStatus: 'call_status' };

const incompatible = (sid: string) =>
  html(`current call state is incompatible with requested action for call_sid ${sid}`, 422);
const gone = (sid: string) => html(`call session is gone for call_sid ${sid}`, 422);

/** Calls in progress, and those of the last hour. */
export function registerLiveCalls(api: Api, services: Services): void {
  const { live, now, phone } = services;

  api.get('/Accounts/:sid/CallCount', (c) => {
    if (isAccountLost(c)) return json({ inbound: 0, outbound: 0 });
    const { sid } = reachableAccount(c, services);
    const [inbound, outbound] = [live.going(sid, 'inbound'), live.going(sid, 'outbound')];
    return json(live.counts.get(sid) ?? { inbound, outbound });
  });

  api.get('/Accounts/:sid/Calls', (c) => {
    if (isAccountLost(c)) return json([]);
    const { sid } = reachableAccount(c, services);
    const wanted = Object.entries(filters).flatMap(([name, member]) => {
      const given = c.req.queries(name) ?? [];
      return given.some(Boolean) ? [{ member, given }] : [];
    });
    const rows = live.list(sid);
    if (wanted.length === 0) return json(rows.map((row) => row ?? {}));
    return json(
      rows.filter(
        (row) =>
          row &&
          wanted.every(({ member, given }) => given.length === 1 && row[member] === given[0]),
      ),
    );
  });

  function callOf(c: Ctx): { accountSid: string; callSid: string } {
    const { sid } = reachableAccount(c, services);
    const callSid = (c.req.param('call_sid') ?? '').toLowerCase();
    // The platform cuts the id from the whole address, including a query (`calls#get-with-query`).
    if (!isUuid(callSid) || new URL(c.req.url).search !== '') throw badRequest('Bad request');
    return { accountSid: sid, callSid };
  }

  function existing({ accountSid, callSid }: ReturnType<typeof callOf>): LiveRecord {
    const record = live.get(accountSid, callSid);
    if (!record) throw bareRefusal(404);
    return record;
  }

  api.get('/Accounts/:sid/Calls/:call_sid', (c) => json(existing(callOf(c))));

  api.delete('/Accounts/:sid/Calls/:call_sid', (c) => {
    live.remove(existing(callOf(c)).call_sid);
    return noContent();
  });

  /** A call with its legs. */
  const familyOf = (record: LiveRecord) => {
    const parentSid = record['parent_call_sid'] ?? record.call_sid;
    const all = live.list(record.account_sid).flatMap((row) => (row ? [row] : []));
    return {
      parent: all.find(({ call_sid }) => call_sid === parentSid) ?? record,
      legs: all.filter((row) => row['parent_call_sid'] === parentSid && !isEnded(row)),
    };
  };

  /** Ends an answered leg; cancels a ringing one. */
  const endLeg = ({ call_sid, call_status }: LiveRecord) =>
    live.change(
      call_sid,
      call_status === 'in-progress'
        ? { call_status: 'completed' }
        : { call_status: 'no-answer', sip_status: 487, sip_reason: 'Request Terminated' },
    );

  /** Changes the status of the parent, whichever leg is named: a leg shares the call of its parent. */
  function changeStatus(record: LiveRecord, status: unknown): Response | undefined {
    const { parent, legs } = familyOf(record);
    const isAnswered = parent.call_status === 'in-progress';
    if ((status === 'completed') !== isAnswered) return incompatible(record.call_sid);
    if (status === 'completed') {
      live.change(parent.call_sid, { call_status: 'completed', call_termination_by: 'jambonz' });
      for (const leg of legs) endLeg(leg);
    } else if (parent['direction'] === 'inbound') {
      // Refuses the caller; the record stays unchanged.
      live.stop(parent.call_sid);
    } else {
      live.change(parent.call_sid, {
        call_status: 'no-answer',
        sip_status: 487,
        sip_reason: 'Request Terminated',
      });
    }
    return undefined;
  }

  /** Hands over to another application: drops connected legs, cancels ringing ones. */
  function redirect(record: LiveRecord): void {
    const { parent, legs } = familyOf(record);
    for (const leg of legs) endLeg(leg);
    if (parent.call_status === 'in-progress' || parent['direction'] === 'inbound') return;
    live.change(parent.call_sid, {
      call_status: 'no-answer',
      sip_status: 487,
      sip_reason: 'Request Terminated',
    });
  }

  function update(c: Ctx): Response | Promise<Response> {
    const at = callOf(c);
    const body = bodyRecord(c);
    const given = commandsOf(body);
    const record = existing(at);
    const server = record['service_url'];
    if (server === undefined) {
      throw refusal(500, `Failed to parse URL from undefined/v1/updateCall/${record.call_sid}`);
    }
    if (!String(server).includes(mediaServer)) throw refusal(500, 'fetch failed');
    const isUnconnected =
      record['parent_call_sid'] !== undefined && record.call_status !== 'in-progress';
    if (isEnded(record) || isUnconnected) return gone(record.call_sid);
    if (given.includes('sip_request')) {
      if (record.call_status !== 'in-progress') {
        throw refusal(500, "Cannot read properties of undefined (reading 'status')");
      }
      const answer = sipRequest(phone, record, body['sip_request']);
      return answer ? answer.then((reply) => json(reply)) : json({ status: 200, reason: 'OK' });
    }
    if (given.includes('call_status')) {
      const refused = changeStatus(record, body['call_status']);
      if (refused) return refused;
    }
    obey(phone, record, body);
    if (given.includes('call_hook')) redirect(record);
    return text('Accepted', 202);
  }
  api.put('/Accounts/:sid/Calls/:call_sid', update);
  api.post('/Accounts/:sid/Calls/:call_sid', update);

  api.post('/Accounts/:sid/Calls', (c) => {
    if (!live.state.hasMediaServer) {
      throw refusal(480, 'no available feature servers at this time');
    }
    const sid = pathSid(c);
    const caller = c.get('caller');
    if (!mayAccessAccount(caller, services.store.accounts.get(sid), sid)) {
      throw insufficientPermissions();
    }
    if (caller.scope === 'service_provider') {
      throw badRequest(`unauthorized createCall request for account ${sid}`);
    }
    const checked = checkedCall(bodyRecord(c), sid, services);
    if (!checked) return text('Internal Server Error', 500);
    const at = now().getTime();
    const { record, plan } = outboundCall(checked, sid, at);
    const binding = bindingOf(phone, checked.to);
    if (binding) callOut(phone, binding, record, checked);
    else live.add(record, plan, at, checked.trunk);
    return json({ sid: record.call_sid, callId: record['call_id'] }, 201);
  });
}
