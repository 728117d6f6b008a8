import { retryAfterOf } from '../../../src/platform/client/calls/retry-after.ts';
import { brokenProblem } from '../../problems.ts';
import { NotDelivered } from './channel.ts';

/** Timeout in seconds. */
const patience = 10;

/** Statuses that reject a message for its content. */
const refusals: readonly number[] = [400, 413, 422];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A request with the credentials of its URL in a header: fetch refuses a URL that has any. */
function requestOf(address: string): { url: URL; headers: Readonly<Record<string, string>> } {
  const url = new URL(address);
  const [username, password] = [decoded(url.username), decoded(url.password)];
  if (!username && !password) return { url, headers: {} };
  url.username = '';
  url.password = '';
  const value = Buffer.from(`${username}:${password}`).toString('base64');
  return { url, headers: { Authorization: `Basic ${value}` } };
}

/**
 * Sends JSON to a receiver.
 * @param receiver 'Slack', for error messages, because the URL may be a secret
 */
export async function post(
  receiver: string,
  address: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { url, headers: credentials } = requestOf(address);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...credentials, ...headers },
      body,
      // Never forwards a signed message elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience * 1000),
    });
    await answer.arrayBuffer();
  } catch (cause) {
    throw new NotDelivered(brokenProblem(cause, receiver, patience));
  }
  if (answer.ok) return;
  throw new NotDelivered(`${receiver} answered ${answer.status}.`, {
    isRefused: refusals.includes(answer.status),
    retryAfter: retryAfterOf(answer),
  });
}
