import type { Exchange } from './replay.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const withoutIds = (text: string) => text.replace(UUID, '{sid}');

/** Members that carry words instead of data: they must be the very same. */
const WORDS = new Set(['msg', 'message', 'error', 'reason', 'status']);

/** Kind and members, all the way down; of a list the first entry stands for all. */
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
    if (WORDS.has(name) && typeof value === 'string' && typeof other === 'string') {
      return withoutIds(value) === withoutIds(other) ? [] : [`${name}: ${value} / ${other}`];
    }
    return shapes(`${path}.${name}`, value, other);
  });
}

/** Headers that vary with time and use. */
const VARYING = new Set(['ratelimit-remaining', 'ratelimit-reset', 'retry-after', 'etag']);

function headerDifferences(recorded: Exchange['responseHeaders'], response: Response): string[] {
  return Object.entries(recorded ?? {}).flatMap(([name, value]) => {
    const own = response.headers.get(name);
    const same = VARYING.has(name) ? (value === null) === (own === null) : value === own;
    return same ? [] : [`${name}: ${value} / ${own}`];
  });
}

/** What sets an answer of the sandbox apart from the recorded one; empty when nothing does. */
export function differences(exchange: Exchange, response: Response, own: unknown): string[] {
  const status =
    exchange.status === response.status ? [] : [`status: ${exchange.status} / ${response.status}`];
  const body = shapes('$', exchange.responseBody ?? null, own);
  return [...status, ...body, ...headerDifferences(exchange.responseHeaders, response)];
}
