import { vi } from 'vitest';

/** Outcome of a call: refused, signed out, never sent; or carried out with no response, a 500, or half of one. */
export type Fault = 500 | 401 | 'cut' | 'lost' | 'late' | 'broken';
export const faults: Fault[] = [500, 401, 'cut', 'lost', 'late', 'broken'];
export type Faults = ReadonlyMap<number, Fault>;

/** Makes calls fail by their position, each position once. `paused` reads the platform without faults. */
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
    /** Ends the faults. @returns how many calls were made */
    stop: () => {
      vi.stubGlobal('fetch', fetch);
      return count;
    },
  };
}
