import { headOf, valuesOf } from '../../../../engines/sip-capture/sip/sip-text.ts';
import type { SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import { hasPassword } from '../attempts.ts';
import type { ReasonSentences } from './reason-sentences.ts';

/** A value of the Reason header (RFC 3326). */
type Reason = { protocol: string; cause: number | null; text: string };

const value = /([\w.-]+)\s*((?:;\s*[\w-]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^;,\s"]+)\s*)+)/g;

/** Parsed one by one: a quoted text may look like another parameter. */
const parameters = /;\s*([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;,\s"]+))/g;

export const reasonsOf = ({ text }: SipMessage): Reason[] =>
  valuesOf(text, 'reason').flatMap((line) =>
    [...line.matchAll(value)].map(([, protocol = '', all = '']) => {
      const parameterMap = new Map(
        [...all.matchAll(parameters)].map(([, name = '', quoted, plain = '']) => [
          name.toLowerCase(),
          quoted ?? plain,
        ]),
      );
      const cause = parameterMap.get('cause') ?? '';
      return {
        // Some senders write Q850.
        protocol: protocol.toUpperCase().replace(/^Q-?850$/, 'Q.850'),
        cause: /^\d{1,3}$/.test(cause) ? Number(cause) : null,
        text: parameterMap.get('text') ?? '',
      };
    }),
  );

type Words = Readonly<Record<number, string>>;

/** Advice by the status of a response. */
function adviceOn(status: number, method: string, sentences: ReasonSentences): string {
  const { advice, registerAdvice, requestAdvice, serverFailed, notAccepted } = sentences;
  const others: Words = method === 'REGISTER' ? registerAdvice : requestAdvice;
  const words: Words = method === 'INVITE' ? advice : { ...advice, ...others };
  // A 6xx refuses on behalf of the called person; no server failed (RFC 3261, 21.6).
  return words[status] ?? (status >= 500 && status < 600 ? serverFailed : notAccepted);
}

/** Headers that name another call (RFC 3891 and 3911): a 481 or 603 is about that call. */
const naming = ['Replaces', 'Join'];

/** Advice about the call that an INVITE should replace or join; null if the response is not about it. */
function adviceOnNamed(
  status: number,
  request: SipMessage | undefined,
  { namedCall }: ReasonSentences,
): string | null {
  const words = status === 481 || status === 603 ? namedCall[status] : undefined;
  if (!words || request?.method !== 'INVITE') return null;
  for (const header of naming) {
    const [callId] = (valuesOf(request.text, header.toLowerCase())[0] ?? '').split(';');
    if (callId) return words(header, said(callId));
  }
  return null;
}

/** Causes of a normal ending. */
const usual = [16, 31];

/** No cause stands for missing media: senders use various ones and explain it in the text. */
const ofSound = /(?:^|[^a-z])(?:s?rtc?p|media)(?![a-z])/i;

/** Text of a cause that has no words here; names of normal endings say nothing. */
const tellingText = (reasons: readonly Reason[], causes: Words) =>
  reasons
    .filter(({ protocol, cause, text }) => {
      if (protocol === 'STIR') return false;
      if (ofSound.test(text)) return true;
      if (protocol === 'SIP') return (cause ?? 0) >= 300;
      return protocol !== 'Q.850' || cause === null || usual.includes(cause) || !causes[cause];
    })
    .map(({ text }) => said(text))
    .find((text) => text !== '' && !/^normal(?:\b|_)/i.test(text));

/** Q.850's cause for preemption. RFC 4411 numbers its kinds separately. */
const preempted = 8;

const q850 = (reasons: readonly Reason[]) => {
  const found = reasons.find(
    ({ protocol, cause }) => protocol === 'PREEMPTION' || (protocol === 'Q.850' && cause !== null),
  );
  return found?.protocol === 'PREEMPTION' ? preempted : (found?.cause ?? null);
};

/** Phrases of RFC 8224 for its refusals; a server may use them with another status. */
const identityPhrases: readonly (readonly [RegExp, number])[] = [
  [/stale date/i, 403],
  [/use identity header/i, 428],
  [/bad identity[- ]info/i, 436],
  [/unsupported (?:credential|certificate)/i, 437],
  [/invalid identity header/i, 438],
];

/**
 * Statuses that explain the failure themselves. A STIR reason beside them is older and did not stop
 * the call (RFC 9410).
 */
const saysWhy = [404, 408, 410, 484, 486, 487, 488, 600, 604, 606];

function stirOf(
  { status, reason, text }: SipMessage,
  reasons: readonly Reason[],
  sentences: ReasonSentences,
): string | null {
  const identity: Words = sentences.identity;
  const counting = reasons.filter(
    ({ protocol }) => protocol !== 'STIR' || !saysWhy.includes(status ?? 0),
  );
  const stir = counting.find(({ protocol }) => protocol === 'STIR');
  const texts = [reason, ...counting.map((one) => one.text), ...warningsOf(text)].join('\n');
  const worded = identityPhrases.find(([phrase]) => phrase.test(texts))?.[1];
  const kind = stir?.cause ?? worded ?? status ?? 0;
  if (!stir && worded === undefined && (kind === 403 || !identity[kind])) return null;
  return sentences.identityRefused(identity[kind] ?? sentences.seeReason);
}

/** Makes foreign text safe to show: no control characters or line breaks, at most 120 characters. */
const said = (text: string) =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, 120);

const warningsOf = (text: string) =>
  valuesOf(text, 'warning').map(
    (line) => /^\d{3}\s+\S+\s+"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? '',
  );

/** Name and text of a vendor header that explains a failure, such as X-Asterisk-HangupCause. */
const ownHeader =
  /^((?:X|P)-[\w-]*(?:cause|reason|error|disconnect|fail)[\w-]*)[ \t]*:[ \t]*(.*)$/gim;

/** The most telling vendor header: words before a number. */
function ownReason(message: SipMessage): { header: string; text: string } | null {
  const all = [...headOf(message.text).matchAll(ownHeader)].flatMap(
    ([, header = '', text = '']) => {
      const plain = said(text.replace(/^"(.*)"$/, '$1'));
      return plain === '' || /^(?:0|normal\b.*|q\.850;cause=16)$/i.test(plain)
        ? []
        : [{ header, text: plain }];
    },
  );
  return all.find(({ text }) => !/^\d+$/.test(text)) ?? all[0] ?? null;
}

function more(message: SipMessage, sentences: ReasonSentences): string {
  const [wait] = valuesOf(message.text, 'retry-after');
  const seconds = /^\d{1,6}/.exec(wait ?? '')?.[0];
  const warning = said(warningsOf(message.text).find((text) => text !== '') ?? '');
  const own = ownReason(message);
  return [
    seconds === undefined ? '' : sentences.waits(seconds),
    warning === '' ? '' : sentences.warns(warning),
    own ? sentences.ownHeader(own.header, own.text) : '',
  ].join('');
}

/** Recognises a 603 from a filter in the network, not from a person: 603+ says so (ATIS-1000099). */
const isBlocked = ({ status, reason }: SipMessage, reasons: readonly Reason[]) =>
  status === 603 &&
  [reason, ...reasons.map(({ text }) => text)].some((text) =>
    /^(?:network blocked|v=analytics)/i.test(text),
  );

/**
 * Explains a refusal and what to do. Its Reason header counts more than its status.
 * @param request that was refused, if known
 * @param hasRung whether the called side rang before
 */
export function whyRefused(
  message: SipMessage,
  sentences: ReasonSentences,
  request?: SipMessage,
  hasRung = false,
): string {
  const reasons = reasonsOf(message);
  const stir = stirOf(message, reasons, sentences);
  if (stir) return stir;
  if (isBlocked(message, reasons)) return `${sentences.advice[608]}${more(message, sentences)}`;
  const cause = q850(reasons);
  // Q.850 texts are about calls.
  const causes: Words = message.method === 'INVITE' ? sentences.causes : {};
  const known = cause === null || usual.includes(cause) ? undefined : causes[cause];
  // The original status, if a gateway passed on another one.
  const behind = reasons.find(
    ({ protocol, cause: code }) => protocol === 'SIP' && (code ?? 0) >= 400,
  );
  const status = behind?.cause ?? message.status ?? 0;
  const foreign = reasons.filter(({ protocol }) => protocol !== 'SIP');
  const text = known && cause !== preempted ? undefined : tellingText(foreign, causes);
  const told = text === undefined ? '' : sentences.says(text);
  const advice =
    adviceOnNamed(status, request, sentences) ??
    (hasRung && status === 486 ? sentences.busyOrDeclined : null) ??
    adviceOn(status, message.method, sentences);
  // Many servers reject a wrong password with 403, not with another challenge.
  const mayBePassword = message.status === 403 && !behind && request && hasPassword(request);
  const why =
    known ??
    (mayBePassword ? sentences.passwordSent(advice, message.method === 'REGISTER') : advice);
  return `${why}${told}${more(message, sentences)}`;
}

/** Reason in a provisional response for why the call fails: an announcement may tell the caller. */
export function whyBefore(provisional: readonly SipMessage[], sentences: ReasonSentences) {
  const causes: Words = sentences.causes;
  for (const message of provisional.toReversed()) {
    const cause = q850(reasonsOf(message));
    const words = cause === null || usual.includes(cause) ? undefined : causes[cause];
    if (words !== undefined) return { message, why: words };
  }
  return null;
}

/** Whether the phone rang without being answered (Q.850, 19). */
export const isUnattended = (message: SipMessage) => q850(reasonsOf(message)) === 19;

/**
 * Whether the call wasn't answered in time: 408, also as the original status. Q.850 causes 18 (no user
 * responding) and 102 (timer) mean the same after ringing.
 */
export function isTimedOut(message: SipMessage, hasRung: boolean): boolean {
  const reasons = reasonsOf(message);
  const isSip = ({ protocol, cause }: Reason) => protocol === 'SIP' && cause === 408;
  return (
    message.status === 408 ||
    reasons.some(isSip) ||
    (hasRung && [18, 102].includes(q850(reasons) ?? 0))
  );
}

/** Whether its headers say more than its status. */
export const isReasoned = (message: SipMessage) =>
  valuesOf(message.text, 'warning').length > 0 ||
  reasonsOf(message).some(
    ({ protocol, cause }) => protocol !== 'Q.850' || (cause !== null && !usual.includes(cause)),
  );

/** 'session timer', 'SESSION_EXPIRED', 'Session has expired'; the session of sound may time out too. */
const ofSessionTimer =
  /session[\s_-]*(?:(?:has|is|was|not)\s+){0,2}(?:timer|expire|interval|refresh|time[_-]?out)/i;

/** Name of Q.850 cause 102, which says no more than the number. */
const timerExpiry = /^(?:recovery[\s_]on[\s_]timer[\s_]expir(?:e|y))?$/i;

/**
 * Recognises a BYE sent by the session timer (RFC 4028, 10). A cause without text may belong to
 * another timer: it counts only if the call has a session timer.
 * @param call all messages of its Call-ID
 */
export function isOfSessionTimer(bye: SipMessage, call: readonly SipMessage[]): boolean {
  const isTimed = call.some(({ text }) => valuesOf(text, 'session-expires').length > 0);
  return reasonsOf(bye).some(
    ({ protocol, cause, text }) =>
      (ofSessionTimer.test(text) && !ofSound.test(text)) ||
      (isTimed && protocol === 'SIP' && cause === 408 && text === '') ||
      (isTimed && protocol === 'Q.850' && cause === 102 && timerExpiry.test(text)),
  );
}

/** A reason that only says that this is a CANCEL. */
const isCancelled = ({ protocol, cause }: Reason) => protocol === 'SIP' && cause === 487;

/** Why a BYE or CANCEL was sent; null for a normal hang-up. */
export function whyEnded(request: SipMessage, sentences: ReasonSentences): string | null {
  const causes: Words = sentences.causes;
  const reasons = reasonsOf(request).filter((one) => !isCancelled(one));
  const cause = q850(reasons);
  const unusual = cause !== null && !usual.includes(cause) ? cause : null;
  const text = tellingText(reasons, causes);
  const isOfSound = text !== undefined && ofSound.test(text);
  if (!isOfSound && unusual !== null && causes[unusual]) return causes[unusual];
  if (text !== undefined) return sentences.quoted(text);
  if (unusual !== null) return sentences.q850(unusual);
  const sip = reasons.find(({ protocol, cause: code }) => protocol === 'SIP' && (code ?? 0) >= 300);
  return sip?.cause ? sentences.sip(sip.cause) : null;
}
