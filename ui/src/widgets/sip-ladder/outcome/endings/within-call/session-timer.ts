import { valuesOf } from '../../../../../engines/sip-capture/sip/sip-text.ts';
import type { SipMessage } from '../../../../../engines/sip-capture/sip-capture.types.ts';
import { isHeadCut, isRequest, isResent } from '../../attempts.ts';
import type { Scene } from '../../scene.ts';
import { type Dialog, isRepeatedInVain } from '../answered.ts';
import { isOfSessionTimer, isReasoned } from '../reasons.ts';

/** An ending that a session timer (RFC 4028) may have caused, not a person. */
export type TimerEnding =
  /** The BYE says so. */
  | { kind: 'told' }
  /** The session expired without a refresh; a person may still have hung up just then. */
  | { kind: 'expired'; seconds: number; refusal: Refusal | null }
  /** A request that would also have refreshed the session was refused, and its sender ended the call at once. */
  | ({ kind: 'refused' } & Refusal)
  /** A request within the call failed, which ends it (RFC 3261, 12.2.1.2). @param status null: no response */
  | { kind: 'failed'; method: string; status: number | null };

type Refusal = { method: string; status: number };

type Context = Pick<Scene, 'areComparable' | 'isPartial'>;

/** Longest delay that still counts as 'at once'. In ms. */
const moment = 2000;

const refreshing = ['INVITE', 'UPDATE'];

/** Not refusals: a challenge, a request to retry, or a cancelled request. */
const asksAgain = [401, 407, 487, 491];

const isTimed = ({ text }: SipMessage) => valuesOf(text, 'session-expires').length > 0;

/** INVITEs and UPDATEs within a dialog, with their retransmissions and responses. */
function refreshesOf({ accepted, bye }: Dialog, call: readonly SipMessage[]) {
  const tags = [accepted.fromTag, accepted.toTag];
  const inside = call.filter(
    (one) =>
      isRequest(one) &&
      refreshing.includes(one.method) &&
      one.toTag !== '' &&
      tags.includes(one.toTag) &&
      tags.includes(one.fromTag) &&
      (!bye || one.at <= bye.at),
  );
  const isSame = (a: SipMessage, b: SipMessage) =>
    a.method === b.method && a.cseq === b.cseq && a.fromTag === b.fromTag;
  return inside
    .filter((one, index) => inside.findIndex((before) => isSame(before, one)) === index)
    .map((request) => ({
      request,
      sent: inside.filter((one) => isSame(one, request)).filter(isResent),
      final: call.find((one) => isSame(one, request) && (one.status ?? 0) >= 200) ?? null,
      hasProgress: call.some((one) => isSame(one, request) && one.status !== null),
    }));
}

/** A side without a refresh sends BYE slightly before the session expires (RFC 4028, 10). In seconds. */
const earlyBy = (seconds: number) => Math.min(32, seconds / 3);

function refusalOf({ method, status }: SipMessage): Refusal | null {
  return status !== null && status >= 300 && !asksAgain.includes(status)
    ? { method, status }
    : null;
}

/** @returns null: a person hung up, or the reason is unknown. @param call all messages of its Call-ID */
export function timerEndingOf(
  dialog: Dialog,
  call: readonly SipMessage[],
  { areComparable, isPartial }: Context,
): TimerEnding | null {
  const { bye, accepted } = dialog;
  if (!bye) return null;
  if (isOfSessionTimer(bye, call)) return { kind: 'told' };
  if (isReasoned(bye)) return null;
  const refreshes = refreshesOf(dialog, call);
  const last = refreshes.findLast(({ request }) => request.fromTag === bye.fromTag);
  if (last?.final) {
    const { status, method } = last.final;
    const isEnd = status === 408 || status === 481;
    const isAtOnce = bye.at >= last.final.at && bye.at - last.final.at <= moment;
    if (isEnd && isAtOnce) return { kind: 'failed', method, status };
    const refusal = refusalOf(last.final);
    const isTold = isAtOnce && areComparable(last.final, bye);
    if (refusal && isTold && [accepted, last.request].some(isTimed)) {
      return { kind: 'refused', ...refusal };
    }
  } else if (last && !last.hasProgress && !isPartial && isRepeatedInVain(last.sent)) {
    return { kind: 'failed', method: last.request.method, status: null };
  }
  const refreshed = refreshes.findLast(({ final }) => (final?.status ?? 300) < 300)?.final;
  const start = refreshed ?? accepted;
  const [value = ''] = valuesOf(start.text, 'session-expires');
  const seconds = Number(/^\d{1,6}/.exec(value)?.[0] ?? 0);
  const isWhole = isRequest(bye) && !isHeadCut(bye);
  if (seconds === 0 || isPartial || !isWhole || !areComparable(start, bye)) return null;
  const length = bye.at - start.at;
  const isAt = (ends: number) => Math.abs(length - ends * 1000) <= moment;
  if (!isAt(seconds) && !isAt(seconds - earlyBy(seconds))) return null;
  const latest = refreshes.findLast(({ final }) => final)?.final;
  return { kind: 'expired', seconds, refusal: latest ? refusalOf(latest) : null };
}
