import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { type SipFaults, sipFaultSchema } from '../sip/faults.ts';
import type { Ctx, SandboxEnv } from './env.ts';
import { pathAfterBase } from './paths.ts';
import { cors } from './transport.ts';

/*
 * Fault switch: makes the platform slow, broken or unreachable on request, to test how clients
 * handle failures. It is outside the API base because the platform doesn't have it.
 */

const effectSchema = {
  latencyMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Sent verbatim. Default: an empty object if there is a status. */
  body: v.optional(v.string()),
  /** Sent as Retry-After. In seconds. */
  retryAfter: v.optional(v.number()),
  /** Sent as Location: target of a redirect. */
  location: v.optional(v.string()),
  /** 200 with truncated JSON. */
  malformed: v.optional(v.boolean()),
  /** The normal response with every value null. */
  nulls: v.optional(v.boolean()),
  /** Closes the connection without a response. */
  drop: v.optional(v.boolean()),
  /** Carries out the request first, then replaces its response. */
  afterwards: v.optional(v.boolean()),
};

const isPattern = (source: string) => {
  try {
    new RegExp(source);
    return true;
  } catch {
    // The message is sent to the client as a 400.
    return false;
  }
};

/** How often a fault strikes. Default: until cleared. */
const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

const sipFaultBody = v.strictObject({ times, sip: sipFaultSchema });

const faultSchema = v.strictObject({
  method: v.optional(v.string()),
  /** Regular expression over the path after the API base. */
  path: v.pipe(v.string(), v.check(isPattern, 'path is not a regular expression')),
  times,
  ...effectSchema,
});

type Fault = v.InferOutput<typeof faultSchema> & { id: string };
type Effect = Omit<Fault, 'id' | 'method' | 'path' | 'times'>;

const statusesWithoutBody = new Set([204, 205, 304]);
const truncated = '[{"account_sid":"a8b10404-c054-4b27';

/** The same records with all values null. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(emptied);
  if (value === null || typeof value !== 'object') return null;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      part !== null && typeof part === 'object' ? emptied(part) : null,
    ]),
  );
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') ?? false;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not percent-encoded: taken literally.
    return text;
  }
};

/** `latency=800,status=503,body=busy,location=/,malformed,nulls,drop,afterwards`; body and location percent-encoded. */
function effectOfHeader(header: string): Effect {
  const parts = new Map(
    header.split(',').map((part) => {
      const [name = '', value = ''] = part.trim().split('=');
      return [name.toLowerCase(), value];
    }),
  );
  const effect = {
    latencyMs: parts.has('latency') ? Number(parts.get('latency')) : undefined,
    status: parts.has('status') ? Number(parts.get('status')) : undefined,
    body: parts.has('body') ? decoded(parts.get('body') ?? '') : undefined,
    retryAfter: parts.has('retry-after') ? Number(parts.get('retry-after')) : undefined,
    location: parts.has('location') ? decoded(parts.get('location') ?? '') : undefined,
    malformed: parts.has('malformed') || undefined,
    nulls: parts.has('nulls') || undefined,
    drop: parts.has('drop') || undefined,
    afterwards: parts.has('afterwards') || undefined,
  };
  const parsed = v.safeParse(v.object(effectSchema), effect);
  return parsed.success ? parsed.output : { status: 400, body: '{"msg":"bad x-sandbox-fault"}' };
}

function drop(c: Ctx): Response {
  const socket = c.env?.incoming?.socket;
  // Without a socket (in-process requests) a gateway error stands in for the lost connection.
  if (!socket) return new Response(null, { status: 502 });
  socket.destroy();
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

async function strike(c: Ctx, effect: Effect): Promise<Response | undefined> {
  const { latencyMs, status, body, malformed, retryAfter, location } = effect;
  if (latencyMs) await new Promise((resolve) => setTimeout(resolve, latencyMs));
  if (effect.drop) return drop(c);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(location !== undefined && { location }),
  };
  if (malformed) return new Response(truncated, { status: status ?? 200, headers });
  if (status === undefined && body === undefined) return undefined;
  const hasNoBody = statusesWithoutBody.has(status ?? 200);
  return new Response(hasNoBody ? null : (body ?? '{}'), { status: status ?? 200, headers });
}

export type FaultSwitch = {
  /** Sits in front of the API. */
  middleware: MiddlewareHandler<SandboxEnv>;
  routes: Hono<SandboxEnv>;
};

/** @param sip faults of the SIP server, listed with the others */
export function createFaultSwitch(sip: SipFaults): FaultSwitch {
  const faults = new Map<string, Fault & { left: number }>();

  function take(c: Ctx): Effect | undefined {
    const header = c.req.header('x-sandbox-fault');
    if (header) return effectOfHeader(header);
    const path = pathAfterBase(c.req.raw);
    for (const fault of faults.values()) {
      // The browser sends preflights, not the client: they are only matched if the method is named.
      const method = fault.method?.toUpperCase();
      const meets = method === undefined ? c.req.method !== 'OPTIONS' : method === c.req.method;
      if (!meets || !new RegExp(fault.path).test(path)) continue;
      fault.left -= 1;
      if (fault.left <= 0) faults.delete(fault.id);
      return fault;
    }
    return undefined;
  }

  const middleware: MiddlewareHandler<SandboxEnv> = async (c, next) => {
    const effect = take(c);
    if (effect?.afterwards) await next();
    const answer = effect && (await strike(c, effect));
    if (answer) {
      c.set('isFault', true);
      if (!effect.afterwards) return answer;
      // Cleared first, or the headers of the replaced response would remain.
      c.res = undefined;
      c.res = answer;
      return undefined;
    }
    if (!effect?.afterwards) await next();
    if (effect?.nulls && isJson(c.res)) {
      c.res = new Response(JSON.stringify(emptied(await c.res.json())), c.res);
    }
    return undefined;
  };

  const routes = new Hono<SandboxEnv>();
  routes.use('*', cors);
  const view = ({ left, times, ...fault }: Fault & { left: number }) =>
    times === undefined ? fault : { ...fault, times: left };
  routes.get('/', (c) => c.json([...[...faults.values()].map(view), ...sip.list()]));
  routes.post('/', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const id = crypto.randomUUID();
    if (v.is(v.object({ sip: v.unknown() }), body)) {
      const given = v.safeParse(sipFaultBody, body);
      if (!given.success) return c.json({ msg: v.summarize(given.issues) }, 400);
      sip.add(id, given.output.sip, given.output.times);
      return c.json({ id }, 201);
    }
    const parsed = v.safeParse(faultSchema, body);
    if (!parsed.success) return c.json({ msg: v.summarize(parsed.issues) }, 400);
    faults.set(id, { ...parsed.output, id, left: parsed.output.times ?? Number.POSITIVE_INFINITY });
    return c.json({ id }, 201);
  });
  routes.delete('/', (c) => {
    faults.clear();
    sip.clear();
    return c.body(null, 204);
  });
  routes.delete('/:id', (c) => {
    const id = c.req.param('id');
    return c.body(null, faults.delete(id) || sip.remove(id) ? 204 : 404);
  });

  return { middleware, routes };
}
