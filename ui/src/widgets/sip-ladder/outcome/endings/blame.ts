import type { SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import { type Attempt, isForwarded, isSameParty } from '../attempts.ts';

const isRefused = ({ final, accepted }: Attempt) =>
  accepted.length === 0 && (final?.status ?? 0) >= 300;

/**
 * The host that refused first. A proxy passes on what it got, and a platform that dials its own leg
 * answers with a status of its own.
 * @param hops how many such hosts in a row to look behind
 * @param all INVITEs of the capture, of all calls and hops
 * @returns the first refusal; null when the one passed on has no other behind it
 */
export function refusalBehind(
  attempt: Attempt,
  all: readonly Attempt[],
  hops = 8,
): SipMessage | null {
  const { request, final } = attempt;
  if (!final || hops === 0) return null;
  const { callId, at } = request;
  const hasLoop = all.some((one) => one.request.from.ip === one.request.to.ip);
  const isDuring = (one: Attempt) => one.request.at >= at && one.request.at <= final.at;
  const sentOn = all.filter(
    (one) =>
      one !== attempt &&
      isDuring(one) &&
      isSameParty(one.request.from, request.to, hasLoop) &&
      (one.request.callId !== callId || isForwarded(one, attempt)),
  );
  const legs = new Set(sentOn.map((one) => one.request.callId));
  // With another call at the same host, the leg can't be attributed.
  const isShared = all.some(
    (one) =>
      one.request.callId !== callId &&
      !legs.has(one.request.callId) &&
      isSameParty(one.request.to, request.to, hasLoop) &&
      one.request.at <= final.at &&
      (one.final?.at ?? Number.POSITIVE_INFINITY) >= at,
  );
  const behind = sentOn.filter((one) => one.request.callId === callId || !isShared);
  if (behind.some(({ accepted }) => accepted.length > 0)) return null;
  const refused = behind.filter(
    (one) => isRefused(one) && !one.cancel && (one.final?.at ?? 0) <= final.at,
  );
  const cause =
    refused.findLast((one) => one.final?.status === final.status) ??
    refused.toSorted((a, b) => (a.final?.at ?? 0) - (b.final?.at ?? 0)).at(-1);
  return cause ? (refusalBehind(cause, all, hops - 1) ?? cause.final) : null;
}
