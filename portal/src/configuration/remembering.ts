import type { Api } from './api.ts';

/**
 * Asks for each path once: for what reads the same lists several times, and writes nothing. Numbers are
 * not kept: there are thousands, and each reader asks for them in its own way.
 */
export function remembering(api: Api): Api {
  const answers = new Map<string, Promise<unknown>>();
  return {
    call: (method, path, body) => {
      if (method !== 'GET' || path.startsWith('PhoneNumbers')) return api.call(method, path, body);
      const before = answers.get(path);
      if (before) return before;
      const answer = api.call(method, path);
      answers.set(path, answer);
      return answer;
    },
  };
}
