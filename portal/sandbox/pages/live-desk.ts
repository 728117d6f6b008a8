import { Hono } from 'hono';
import * as v from 'valibot';
import { cors } from '../http/transport.ts';
import type { LiveRecord, LiveState } from '../live/live-state.ts';
import { mediaServer } from '../resources/live-calls/create.ts';

/*
 * Creates live data on request: no API makes an inbound call, puts a person in a queue or
 * registers a device. Data is stored as sent; requests need nothing that the platform does not
 * store.
 */

const member = v.union([v.string(), v.number()]);

/** A leg: members as on the platform; missing ones are filled in. */
const callSchema = v.objectWithRest(
  {
    call_sid: v.optional(v.string()),
    account_sid: v.string(),
    call_status: v.optional(v.string(), 'trying'),
    direction: v.optional(v.picklist(['inbound', 'outbound']), 'inbound'),
    from: v.optional(v.string(), '15085551003'),
    to: v.optional(v.string(), '12125557204'),
  },
  member,
);

const sipOf: Record<string, [number, string]> = {
  trying: [100, 'Trying'],
  ringing: [180, 'Trying'],
  'early-media': [183, 'Trying'],
  'in-progress': [200, 'OK'],
  completed: [200, 'OK'],
  busy: [486, 'Busy Here'],
  'no-answer': [487, 'Request Terminated'],
  failed: [503, 'Service Unavailable'],
};

const sipMembers = (status: string) => {
  const [sip_status, sip_reason] = sipOf[status] ?? [100, 'Trying'];
  return { sip_status, sip_reason };
};

const changeSchema = v.record(v.string(), member);

const listsSchema = v.partial(
  v.object({
    account_sid: v.string(),
    /** Number of waiting callers by name. */
    queues: v.record(v.string(), v.union([v.number(), v.literal('wrong kind')])),
    conferences: v.array(v.string()),
    /** By user@realm. */
    registrations: v.record(
      v.string(),
      v.object({
        contact: v.string(),
        protocol: v.string(),
        expiryTime: v.number(),
        proxy: v.optional(v.string()),
        sbcAddress: v.optional(v.string()),
      }),
    ),
    counts: v.object({ inbound: v.number(), outbound: v.number() }),
    hasMediaServer: v.boolean(),
  }),
);

/** `/sandbox/live`: POST calls, PUT one of them, PUT lists, DELETE everything. */
export function createLiveDesk(live: LiveState): Hono {
  const routes: Hono = new Hono();
  routes.use('*', cors as Parameters<typeof routes.use>[1]);

  // Spelled like the API's own word: paths are matched case-insensitively.
  routes.post('/Calls', async (c) => {
    const parsed = v.safeParse(callSchema, await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ msg: v.summarize(parsed.issues) }, 400);
    const record: LiveRecord = {
      service_url: `http://${mediaServer}:3000`,
      call_id: crypto.randomUUID(),
      ...sipMembers(parsed.output.call_status),
      ...parsed.output,
      call_sid: parsed.output.call_sid ?? crypto.randomUUID(),
    };
    live.add(record);
    return c.json({ call_sid: record.call_sid }, 201);
  });

  routes.put('/Calls/:sid', async (c) => {
    const parsed = v.safeParse(changeSchema, await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ msg: v.summarize(parsed.issues) }, 400);
    const { call_status } = parsed.output;
    const sip = call_status === undefined ? {} : sipMembers(String(call_status));
    live.change(c.req.param('sid'), { ...sip, ...parsed.output });
    return c.body(null, 204);
  });

  routes.put('/', async (c) => {
    const parsed = v.safeParse(listsSchema, await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ msg: v.summarize(parsed.issues) }, 400);
    const { account_sid, queues, conferences, registrations, counts, hasMediaServer } =
      parsed.output;
    if (account_sid !== undefined) {
      if (queues) {
        live.queues.set(account_sid, new Map(Object.entries(queues)));
        live.setByHand.queues.add(account_sid);
      }
      if (conferences) {
        live.conferences.set(account_sid, conferences);
        live.setByHand.conferences.add(account_sid);
      }
      if (counts) live.counts.set(account_sid, counts);
    }
    for (const [address, one] of Object.entries(registrations ?? {})) {
      live.registrations.set(address, one);
    }
    if (hasMediaServer !== undefined) live.state.hasMediaServer = hasMediaServer;
    return c.body(null, 204);
  });

  routes.delete('/', (c) => {
    live.clear();
    return c.body(null, 204);
  });
  return routes;
}
