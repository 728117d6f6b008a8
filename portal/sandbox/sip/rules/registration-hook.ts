import { parseUrl } from '@trunkline/ui/tokens/text';
import type { Endpoint } from '../../evidence/packets.ts';
import { type Credentials, isRight } from '../digest.ts';
import { because, type Refusal } from './refusal.ts';

/*
 * Stands in for the registration hooks of the seed: their hosts are reserved for examples (RFC
 * 2606), so no real server is involved and nothing is sent. docs/sandbox.md lists the users.
 */

export const hookUser = { username: 'hook-user', password: 'Hook-Pass-1' };
/** A user whom the hook considers a spammer. */
const banned = 'hook-banned';
/** `hook-500` makes the hook itself fail with this status. */
const failing = /^hook-([45]\d\d)$/;

const examples = /(?:^|\.)example(?:\.(?:com|net|org))?$/;

function isStoodIn(url: string): boolean {
  return examples.test(parseUrl(url)?.hostname ?? '');
}

/** Verdict of a hook on a digest; undefined if it admits the user. */
export function answerOfHook(
  url: string,
  credentials: Credentials,
  method: string,
  source: Endpoint,
): Refusal | undefined {
  // The hook's own HTTP status becomes the SIP status.
  if (!isStoodIn(url)) return { status: 404 };
  const { username } = credentials;
  const [, status] = failing.exec(username) ?? [];
  if (status !== undefined) return { status: Number(status) };
  if (username === banned) {
    return because(403, `detected potential spammer from ${source.ip}:${source.port}`);
  }
  if (username === hookUser.username && isRight(credentials, method, hookUser.password)) {
    return undefined;
  }
  return because(403, 'Invalid credentials');
}
