/*
 * The page's own calls to the platform: seen, held back or answered with a fault. A fault is made by
 * the sandbox, on a header of the one request, so that it reaches no other test.
 */

export type SeenCall = { method: string; path: string; search: string; body: unknown };

type Match = {
  /** Default: any. */
  method?: string;
  /** Over the path after the API base, query included. */
  path: string | RegExp;
  /** Matches the body too. */
  body?: (body: unknown) => boolean;
};
type Fault = Match & {
  status?: number;
  /** Text is sent as it is, anything else as JSON. */
  answer?: unknown;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** Where a redirect leads. */
  location?: string;
  /** 200 with JSON that breaks off. */
  malformed?: boolean;
  /** The connection is closed without an answer. */
  drop?: boolean;
  /** The request is carried out first. */
  afterwards?: boolean;
  latencyMs?: number;
  /** Number of times it strikes. Default: until the test ends or `stop` is called. */
  times?: number;
};

const apiBase = /^(?:\/hosted)?\/api\/v1\//;
/** Neither recorded nor struck by a fault. */
export const pastThePage = window.fetch.bind(window);

let seen: SeenCall[] = [];
let underWay = 0;
const faults = new Set<Fault>();
const holds = new Set<{ match: Match; held: Promise<void> }>();

function meets(match: Match, call: SeenCall): boolean {
  if (match.method && match.method !== call.method) return false;
  const path = `${call.path}${call.search}`;
  const isPath = typeof match.path === 'string' ? call.path === match.path : match.path.test(path);
  return isPath && (match.body?.(call.body) ?? true);
}

function headerOf({
  status,
  answer,
  retryAfter,
  location,
  malformed,
  drop,
  afterwards,
  latencyMs,
}: Fault): string {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return [
    latencyMs !== undefined && `latency=${latencyMs}`,
    status !== undefined && `status=${status}`,
    answer !== undefined && `body=${encodeURIComponent(text)}`,
    retryAfter !== undefined && `retry-after=${retryAfter}`,
    location !== undefined && `location=${encodeURIComponent(location)}`,
    malformed && 'malformed',
    drop && 'drop',
    afterwards && 'afterwards',
  ]
    .filter(Boolean)
    .join(',');
}

const parsed = (body: unknown): unknown => {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body;
  } catch {
    // Not every body is JSON.
    return body;
  }
};

async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (!apiBase.test(url.pathname)) return pastThePage(input, init);
  const call: SeenCall = {
    method: request.method,
    path: url.pathname.replace(apiBase, ''),
    search: url.search,
    body: parsed(init?.body),
  };
  seen.push(call);
  underWay += 1;
  try {
    for (const one of holds) {
      if (!meets(one.match, call)) continue;
      // Not in flight: the rest of the page may settle meanwhile.
      underWay -= 1;
      await one.held;
      underWay += 1;
    }
    const fault = [...faults].find((one) => meets(one, call));
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) faults.delete(fault);
    }
    if (fault) request.headers.set('x-sandbox-fault', headerOf(fault));
    const answer = await pastThePage(request);
    // It has neither status nor body.
    if (answer.type === 'opaqueredirect') return answer;
    // Read completely before it is handed on, so that a call no longer in flight has nothing to
    // wait for.
    const body = await answer.arrayBuffer();
    const { status, statusText, headers } = answer;
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  } finally {
    // Only after the page has processed it.
    setTimeout(() => {
      underWay -= 1;
    });
  }
}

window.fetch = watchedFetch;

/** Makes the page's next matching call fail; with `times: undefined` every one until `stop` is called. */
export function fail(fault: Fault): { stop: () => void } {
  const own = { ...fault };
  faults.add(own);
  return { stop: () => faults.delete(own) };
}
export const failNext = (fault: Omit<Fault, 'times'>) => fail({ ...fault, times: 1 });

/** Holds back calls until they are released. */
export function hold(match: Match): { release: () => void } {
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  const own = { match, held };
  holds.add(own);
  return {
    release: () => {
      holds.delete(own);
      open();
    },
  };
}

/** Calls of the page since the test began or `forgetCalls` was called. */
export const calls = (match: Match = { path: /^/ }) => seen.filter((call) => meets(match, call));
/** Calls that change something. */
export const writes = (match?: Match) => calls(match).filter(({ method }) => method !== 'GET');
/** Writes in the form `POST Accounts?x=y`. */
export const writeLines = (match?: Match) =>
  writes(match).map(({ method, path, search }) => `${method} ${path}${search}`);
export function forgetCalls(): void {
  seen = [];
}
export const callsUnderWay = () => underWay;

export function resetWire(): void {
  faults.clear();
  holds.clear();
  seen = [];
}
