import { Hono } from 'hono';
import * as v from 'valibot';
import type { Services } from '../http/env.ts';
import { cors } from '../http/transport.ts';

/*
 * A person with a telephone: no API makes an inbound call. It arrives through the carrier of the
 * number, and is answered if the number or its carrier has an application.
 */

const callSchema = v.object({
  /** A stored number, with or without a leading +. */
  to: v.pipe(v.string(), v.nonEmpty()),
  from: v.optional(v.string(), '15085551003'),
  /** Seconds of talk once answered. */
  seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 12),
});

const hex = (length: number) =>
  Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('');

export function createCaller({ store, now }: Services): Hono {
  const routes: Hono = new Hono();
  routes.use('*', cors as Parameters<typeof routes.use>[1]);
  routes.post('/', async (c) => {
    const parsed = v.safeParse(callSchema, await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ msg: v.summarize(parsed.issues) }, 400);
    const { from, seconds } = parsed.output;
    const to = parsed.output.to.replace(/^\+/, '');
    const number = store.numbers.list({ contains: to }).find((one) => one.number === to);
    const carrier = number?.voip_carrier_sid && store.carriers.get(number.voip_carrier_sid);
    const account = number?.account_sid && store.accounts.get(number.account_sid);
    if (!number || !carrier || !account) return c.json({ msg: 'no such number' }, 404);
    const application = number.application_sid ?? carrier.application_sid;
    const ended = now().getTime();
    const isAnswered = application !== null;
    const call_sid = crypto.randomUUID();
    store.calls.add({
      call_sid,
      account_sid: account.account_sid,
      service_provider_sid: account.service_provider_sid,
      application_sid: application,
      attempted_at: ended - (isAnswered ? seconds * 1000 : 0) - 1500,
      answered_at: isAnswered ? ended - seconds * 1000 : 0,
      terminated_at: ended,
      answered: Number(isAnswered),
      duration: isAnswered ? seconds : 0,
      sip_status: isAnswered ? 200 : 480,
      termination_reason: isAnswered ? 'caller hungup' : 'no answer',
      sip_callid: `${hex(16)}@203.0.113.9`,
      sip_parent_callid: null,
      from_party: from,
      to_party: to,
      direction: 'inbound',
      trunk: carrier.name,
      host: '172.31.4.20',
      remote_host: '203.0.113.9',
      trace_id: isAnswered ? hex(32) : '0'.repeat(32),
      recording: null,
      script_seed: 1,
    });
    return c.json({ call_sid }, 201);
  });
  return routes;
}
