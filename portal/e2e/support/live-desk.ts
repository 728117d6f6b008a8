import { apiBaseOf } from './config-of.ts';

type Members = Record<string, string | number>;

/** Makes calls come and go at the sandbox behind a portal, wherever it runs. */
export async function liveDesk(portalUrl: string) {
  const desk = new URL('/sandbox/live/calls', await apiBaseOf(portalUrl)).href;
  async function send(method: string, url: string, body: object): Promise<Response> {
    const answer = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status}`);
    return answer;
  }
  return {
    /** Creates a leg with members as the platform has them. @returns its sid */
    async call(members: Members & { account_sid: string }): Promise<string> {
      const answer = await send('POST', desk, members);
      return ((await answer.json()) as { call_sid: string }).call_sid;
    },
    /** Updates a leg. */
    move: (callSid: string, members: Members) => send('PUT', `${desk}/${callSid}`, members),
  };
}
