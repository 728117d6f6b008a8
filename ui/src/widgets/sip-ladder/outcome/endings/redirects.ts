import { contactsOf } from '../../../../engines/sip-capture/sip/sip-text.ts';
import type { Attempt } from '../attempts.ts';
import type { Scene } from '../scene.ts';

export const isRedirect = ({ final }: Attempt) => {
  const status = final?.status ?? 0;
  return status >= 300 && status < 400;
};

/** Preference of an address (RFC 3261, 20.10), as in `;q=0.7`. Default: 1. */
const weightOf = (contact: string) =>
  Number(/;\s*q\s*=\s*([01](?:\.\d{0,3})?)/i.exec(contact.replace(/<[^>]*>/g, ''))?.[1] ?? 1);

/** The preferred address of a redirect, the first of equals: 'sip:1@198.51.100.9'. */
export function targetOf({ final }: Attempt): string {
  const [contact = ''] = contactsOf(final?.text ?? '').toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  );
  return (/<([^<>]{1,120})>/.exec(contact)?.[1] ?? contact.split(/[;,\s]/)[0] ?? '').trim();
}

const hostOf = (uri: string) =>
  /^sips?:(?:[^@]*@)?(\[[^\]]+\]|[^:;?>]+)/i.exec(uri)?.[1]?.replace(/^\[|\]$/g, '') ?? '';

/** '1' of 'sip:1@198.51.100.9': another number at the same host is another target. */
const userOf = (uri: string) =>
  /^(?:sips?:([^@;?]*)@|tel:([^;]*))/i.exec(uri)?.slice(1).join('') ?? '';

const withoutParameters = (uri: string) => uri.split(/[;?]/)[0] ?? '';

/** Whether the redirected side sends a later INVITE with another Call-ID there (RFC 3261, 8.1.3.4, allows it). */
export function isFollowedByCall(attempt: Attempt, all: readonly Attempt[]): boolean {
  const { request: redirected, final } = attempt;
  const target = targetOf(attempt);
  return all.some(
    ({ request }) =>
      request.callId !== redirected.callId &&
      request.from.ip === redirected.from.ip &&
      request.at >= (final?.at ?? 0) &&
      (request.to.ip === hostOf(target) ||
        withoutParameters(request.uri) === withoutParameters(target)),
  );
}

const placeOf = ({ request }: Attempt) => `${userOf(request.uri)}@${request.to.ip}`;

/** Hosts of a redirect loop, with the first repeated at the end; null: no loop. */
export function circleOf(attempts: readonly Attempt[]): string[] | null {
  const redirects = attempts.filter(isRedirect);
  const last = redirects.at(-1);
  if (!last || last !== attempts.at(-1)) return null;
  const target = targetOf(last);
  const hosts = [...redirects.map(({ request }) => request.to.ip), hostOf(target)];
  const path = [...redirects.map(placeOf), `${userOf(target)}@${hostOf(target)}`];
  // A host may redirect once to its own other port or transport.
  const end = path.findIndex((one, index) => path.slice(0, Math.max(0, index - 1)).includes(one));
  return end < 0 ? null : hosts.slice(path.indexOf(path[end] ?? ''), end + 1);
}

/** The redirects before an attempt: ' It had been redirected from the carrier to the backup.' */
export function redirectedBefore(
  attempts: readonly Attempt[],
  told: Attempt,
  { who, sentences }: Scene,
): string {
  const before = attempts.slice(0, attempts.indexOf(told)).filter(isRedirect);
  const all = [...before, told];
  const path = all
    .map(({ request }) => request.to)
    .filter(({ ip }, index, all) => ip !== all[index - 1]?.ip);
  const [first] = path;
  if (before.length === 0 || !first) return '';
  if (path.length === 1) return ` ${sentences.redirectedBy(who(first))}`;
  const isCircle = new Set(all.map(placeOf)).size < all.length;
  return ` ${sentences.redirectedOver(path.map(who), isCircle)}`;
}
