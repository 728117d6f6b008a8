import type { Api } from './api.ts';

/**
 * Sends one request per path, for readers that load the same lists several times and write nothing.
 * Doesn't keep numbers: there are thousands, and each reader requests them differently.
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
