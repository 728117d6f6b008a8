import { vi } from 'vitest';

/** What becomes of a call: refused, out of session, never sent; or done, and answered with nothing, 500, or half. */
export type Fault = 500 | 401 | 'cut' | 'lost' | 'late' | 'broken';
export const faults: Fault[] = [500, 401, 'cut', 'lost', 'late', 'broken'];
export type Faults = ReadonlyMap<number, Fault>;

/** Calls go wrong by their place, each place once. `paused` looks at the platform past the faults. */
export function strike(struck: Faults) {
  const { fetch } = globalThis;
  let count = 0;
  const struckFetch = async (...request: Parameters<typeof fetch>) => {
    const fault = struck.get(count);
    count += 1;
    if (fault === 500) return new Response('{"msg":"away"}', { status: 500 });
    if (fault === 401) return new Response('Unauthorized', { status: 401 });
    const answer = fault === 'cut' ? null : await fetch(...request);
    if (!answer || fault === 'lost') throw new TypeError('Failed to fetch');
    if (fault === 'late') return new Response('{"msg":"late"}', { status: 500 });
    if (fault === 'broken')
      return new Response('{"sid":', { status: answer.status === 204 ? 200 : answer.status });
    return answer;
  };
  vi.stubGlobal('fetch', struckFetch);
  return {
    paused: async <Result>(look: () => Promise<Result>) => {
      vi.stubGlobal('fetch', fetch);
      const seen = await look();
      vi.stubGlobal('fetch', struckFetch);
      return seen;
    },
    /** How many calls were made. */
    stop: () => {
      vi.stubGlobal('fetch', fetch);
      return count;
    },
  };
}
