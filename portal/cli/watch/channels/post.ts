import { retryAfterOf } from '../../../src/platform/client/calls/retry-after.ts';
import { brokenProblem } from '../../problems.ts';
import { NotDelivered } from './channel.ts';

/** Timeout in seconds. */
const patience = 10;

/** Statuses that reject a message for its content. */
const refusals: readonly number[] = [400, 413, 422];

/**
 * Sends JSON to a receiver.
 * @param receiver 'Slack', for error messages, because the URL may be a secret
 */
export async function post(
  receiver: string,
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
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
