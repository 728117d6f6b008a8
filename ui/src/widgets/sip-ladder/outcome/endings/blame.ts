import type { SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import { type Attempt, isForwarded, isSameParty } from '../attempts.ts';
import { isRepeatedInVain } from './answered.ts';

const isRefused = ({ final, accepted }: Attempt) =>
  accepted.length === 0 && (final?.status ?? 0) >= 300;

/** The leg behind a host that explains why it refused an attempt. */
type Behind = {
  /** The original refusal, which other hosts passed on. */
  refused: Attempt | null;
  /** A leg without any response. */
  silent: Attempt | null;
};

const nothing: Behind = { refused: null, silent: null };

/**
 * Finds the leg that failed first. A proxy passes a status on, whereas a platform with its own leg
 * may choose another.
 * @param hops how many such hosts in a row to look behind
 * @param all INVITEs of the capture, of all calls and hops
 */
export function failureBehind(attempt: Attempt, all: readonly Attempt[], hops = 8): Behind {
  const { final } = attempt;
  if (!final || hops === 0) return nothing;
  const behind = legsOf(attempt, final, all);
  if (behind.some(({ accepted }) => accepted.length > 0)) return nothing;
  const isEnded = (one: Attempt) => isRefused(one) && !one.cancel;
  const refused = behind.filter((one) => isEnded(one) && (one.final?.at ?? 0) <= final.at);
  const same = refused.findLast((one) => one.final?.status === final.status);
  const silent = behind.findLast(isInVain) ?? null;
  // The host cancelled a ringing leg, or got no response: a refusal on another leg is not the
  // reason.
  const isOwnDoing = silent !== null || behind.some(({ cancel }) => cancel);
  const latest = refused.toSorted((a, b) => (a.final?.at ?? 0) - (b.final?.at ?? 0)).at(-1);
  const cause = same ?? (isOwnDoing ? undefined : latest);
  if (!cause) return { refused: null, silent };
  const { refused: first, silent: further } = failureBehind(cause, all, hops - 1);
  return further ? { refused: null, silent: further } : { refused: first ?? cause, silent: null };
}

/** Attempts that the host dialled for the one it refused. */
function legsOf(attempt: Attempt, final: SipMessage, all: readonly Attempt[]): Attempt[] {
  const { request } = attempt;
  const { callId, at } = request;
  const hasLoop = all.some((one) => one.request.from.ip === one.request.to.ip);
  const branches = new Set(all.map((one) => one.request.branch));
  // Some platforms keep the Call-ID, with a Via of their own.
  const isOwn = ({ cameOver }: Attempt) => !cameOver.some((branch) => branches.has(branch));
  const isDuring = (one: Attempt) => one.request.at >= at && one.request.at <= final.at;
  const sentOn = all.filter(
    (one) =>
      one !== attempt &&
      isDuring(one) &&
      isSameParty(one.request.from, request.to, hasLoop) &&
      (one.request.callId !== callId || isForwarded(one, attempt) || isOwn(one)),
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
  return sentOn.filter((one) => one.request.callId === callId || !isShared);
}

/** Over UDP a request is retransmitted until a response arrives, or an ICMP error. */
const isInVain = ({ request, sent, provisional, final, cancel, unreachable }: Attempt) =>
  request.transport === 'UDP' &&
  provisional.length === 0 &&
  !final &&
  !cancel &&
  (Boolean(unreachable) || isRepeatedInVain(sent));
