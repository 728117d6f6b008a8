import { pastThePage } from '../wire.ts';

const desk = `${window.location.origin}/sandbox/live`;

async function send(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await pastThePage(`${desk}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  return answer.status === 204 ? null : answer.json();
}

/** Creates a leg with members as the platform has them. @returns its sid */
export const makeCall = async (members: { account_sid: string; [member: string]: unknown }) =>
  ((await send('POST', '/calls', members)) as { call_sid: string }).call_sid;

/** Updates a leg. */
export const moveCall = (callSid: string, members: object) =>
  send('PUT', `/calls/${callSid}`, members);

/** Sets queues, conferences and registrations. */
export const setLive = (lists: object) => send('PUT', '', lists);

/** Clears calls, queues, conferences and registrations. */
export const clearLive = () => send('DELETE', '');
