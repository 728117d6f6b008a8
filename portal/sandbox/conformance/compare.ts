import type { Exchange } from './replay.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const withoutIds = (text: string) => text.replace(uuid, '{sid}');

/** Members that carry wording instead of data: they must match exactly. */
const words = new Set(['msg', 'message', 'error', 'reason', 'status']);

/** Members that the platform generates, that hold times, or that count the records of a world. */
const madeUp =
  /^(?:id|jwt|size|total|length|firstBytesHex|customer|subscription|created|bucket_credential|.*(?:_at|_date|_tested|secret|token|customer_id|period_(?:start|end)|payment_attempt))$/;

/** Skips lists: which entry comes first depends on the world. */
function values(path: string, recorded: unknown, own: unknown): string[] {
  if (typeof recorded !== 'object' || typeof own !== 'object' || !recorded || !own) {
    const [before, now] = [recorded, own].map((value) => withoutIds(String(value)));
    return recorded === null || own === null || before === now
      ? []
      : [`${path}: ${before} / ${now}`];
  }
  if (Array.isArray(recorded)) return [];
  return Object.entries(recorded).flatMap(([name, value]) =>
    typeof value !== 'object' && madeUp.test(name)
      ? []
      : values(`${path}.${name}`, value, Reflect.get(own, name)),
  );
}

/** Compares kinds and members recursively; the first entry of a list stands for all. */
function shapes(path: string, recorded: unknown, own: unknown): string[] {
  if (recorded === null || own === null) {
    // A column may be null on one side and filled on the other; a body may not.
    return path === '$' && recorded !== own ? [`body: ${recorded} / ${own}`] : [];
  }
  if (typeof recorded === 'string' && typeof own === 'string' && path === '$') {
    return withoutIds(recorded) === withoutIds(own) ? [] : [`text: ${recorded} / ${own}`];
  }
  if (typeof recorded !== typeof own || Array.isArray(recorded) !== Array.isArray(own)) {
    return [`${path}: ${typeof recorded} / ${typeof own}`];
  }
  if (Array.isArray(recorded) && Array.isArray(own)) {
    const [first, ownFirst] = [recorded[0], own[0]];
    if (first === undefined) return [];
    return ownFirst === undefined ? [`${path}: empty`] : shapes(`${path}[0]`, first, ownFirst);
  }
  if (typeof recorded !== 'object' || typeof own !== 'object') return [];
  return members(path, { ...recorded }, { ...own });
}

function members(
  path: string,
  recorded: Record<string, unknown>,
  own: Record<string, unknown>,
): string[] {
  const names = Object.keys(recorded).join();
  const ownNames = Object.keys(own).join();
  if (names !== ownNames) return [`${path}: members ${names} / ${ownNames}`];
  return Object.entries(recorded).flatMap(([name, value]) => {
    const other = own[name];
    if (words.has(name) && typeof value === 'string' && typeof other === 'string') {
      return withoutIds(value) === withoutIds(other) ? [] : [`${name}: ${value} / ${other}`];
    }
    return shapes(`${path}.${name}`, value, other);
  });
}

/** Headers that vary with time and use. */
const varying = new Set(['ratelimit-remaining', 'ratelimit-reset', 'retry-after', 'etag']);

function headerDifferences(recorded: Exchange['responseHeaders'], response: Response): string[] {
  return Object.entries(recorded ?? {}).flatMap(([name, value]) => {
    const own = response.headers.get(name);
    const same = varying.has(name) ? (value === null) === (own === null) : value === own;
    return same ? [] : [`${name}: ${value} / ${own}`];
  });
}

/**
 * Differences between the sandbox's response and the recorded one; empty for none. Without
 * `comparesValues`, compares only kinds, members and wording.
 */
export function differences(
  exchange: Exchange,
  response: Response,
  own: unknown,
  comparesValues: boolean,
): string[] {
  const status =
    exchange.status === response.status ? [] : [`status: ${exchange.status} / ${response.status}`];
  const recorded = exchange.responseBody ?? null;
  const body = shapes('$', recorded, own);
  if (comparesValues && body.length === 0 && typeof own === 'object') {
    body.push(...values('$', recorded, own));
  }
  return [...status, ...body, ...headerDifferences(exchange.responseHeaders, response)];
}
