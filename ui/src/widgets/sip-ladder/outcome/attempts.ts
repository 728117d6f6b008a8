import { bodyStart, branchesOf, valuesOf } from '../../../engines/sip-capture/sip/sip-text.ts';
import type {
  Endpoint,
  SipMessage,
  Unreachable,
} from '../../../engines/sip-capture/sip-capture.types.ts';

/** Groups items by key, in their order. */
export function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/**
 * A request outside a dialog over one hop, with its responses: a client transaction of RFC 3261,
 * section 17.1.
 */
export type Attempt = {
  request: SipMessage;
  /** The request and its retransmissions. */
  sent: readonly SipMessage[];
  provisional: readonly SipMessage[];
  /** The first final response. */
  final: SipMessage | null;
  /** All 2xx responses: a forked request may get several. */
  accepted: readonly SipMessage[];
  /** A CANCEL, or a BYE before the answer. */
  cancel: SipMessage | null;
  /** Branches of the earlier hops of this request. */
  cameOver: readonly string[];
  /** ICMP report about the request. */
  unreachable?: Unreachable | null;
};

export const isRequest = ({ status }: SipMessage) => status === null;

/** Whether it has everything that requests and responses are matched by. */
export const isReadable = ({ callId, cseq, toTag }: SipMessage) =>
  callId !== '' && cseq !== null && toTag !== null;

/** Whether the capture cut the message within its headers: a missing one may have been sent. */
export const isHeadCut = ({ text }: SipMessage) => bodyStart(text) < 0;

/** A branch without this prefix, from before RFC 3261, isn't unique. */
const isUnique = (branch: string) => branch.startsWith('z9hG4bK');

const endText = ({ ip, port }: Endpoint) => `${ip} ${port}`;

const keyOf = ({ from, to, method, callId, cseq, branch, fromTag }: SipMessage) =>
  [
    method === 'CANCEL' ? 'INVITE' : method,
    callId,
    cseq,
    isUnique(branch) ? branch : `${endText(from)} ${endText(to)} ${fromTag}`,
  ].join(' ');

const credentialsOf = ({ text }: SipMessage) => [
  ...valuesOf(text, 'authorization'),
  ...valuesOf(text, 'proxy-authorization'),
];

/** Whether the request carries credentials. */
export const hasPassword = (request: SipMessage) => credentialsOf(request).length > 0;

/** Whether it carries credentials, or may have carried some in the part that was cut off. */
export const mayHavePassword = (request: SipMessage) => hasPassword(request) || isHeadCut(request);

const nonces = (values: readonly string[]) =>
  values.flatMap((value) => [...value.matchAll(/\bnonce\s*=\s*"([^"]*)"/gi)].map(([, one]) => one));

/**
 * Whether a request answers an earlier challenge: it carries its nonce. A client may send both
 * tries with one CSeq, and even with one branch.
 */
export function isChallengeBefore(answer: SipMessage, request: SipMessage): boolean {
  if (answer.at >= request.at || (answer.status !== 401 && answer.status !== 407)) return false;
  const challenges = nonces([
    ...valuesOf(answer.text, 'www-authenticate'),
    ...valuesOf(answer.text, 'proxy-authenticate'),
  ]);
  return nonces(credentialsOf(request)).some((nonce) => challenges.includes(nonce));
}

/** Drops the challenge to the previous try, and its retransmissions. */
function withoutEarlier(answers: readonly SipMessage[], request: SipMessage): SipMessage[] {
  const earlier = new Set(
    answers.filter((one) => isChallengeBefore(one, request)).map(({ text }) => text),
  );
  return answers.filter(({ text }) => !earlier.has(text));
}

/** Whether a message was really sent again, not captured twice: the first retransmission comes after 500 ms. */
export const isResent = (message: SipMessage, index: number, all: readonly SipMessage[]) =>
  index === 0 || message.at - (all[index - 1]?.at ?? 0) >= 100;

/** The caller may also send BYE before the call is answered: the INVITE then ends with 487 (RFC 3261, 15.1.2). */
const earlyBye = (request: SipMessage, final: SipMessage | null, byes: readonly SipMessage[]) =>
  final?.status === 487 && final.toTag !== ''
    ? byes.find(
        ({ callId, fromTag, toTag, at }) =>
          callId === request.callId &&
          fromTag === request.fromTag &&
          toTag === final.toTag &&
          at <= final.at,
      )
    : undefined;

/** All attempts over all hops, in the order of their start. @param messages readable ones */
export function attemptsOf(messages: readonly SipMessage[], method: string): Attempt[] {
  const requests = messages.filter(
    (one) => isRequest(one) && one.method === method && one.toTag === '',
  );
  // Credentials make it a new try, even if nothing else differs.
  const sent = groupedBy(requests, (one) => [keyOf(one), ...credentialsOf(one)].join('\n'));
  const branches = new Set(requests.map(({ branch }) => branch));
  const isKnown = (branch: string) => isUnique(branch) && branches.has(branch);
  const answers = groupedBy(
    messages.filter((one) => !isRequest(one) && one.method === method),
    ({ callId, cseq, branch }) => `${callId} ${cseq} ${isKnown(branch) ? branch : ''}`,
  );
  const cancels = new Map(
    messages
      .filter((one) => isRequest(one) && one.method === 'CANCEL')
      .reverse()
      .map((one) => [keyOf(one), one]),
  );
  const late = new Set(
    messages
      .filter(({ method, status }) => method === 'CANCEL' && status === 481)
      .map(({ callId, cseq, branch }) => `${callId} ${cseq} ${branch}`),
  );
  /** The CANCEL of a request, unless it found nothing to cancel: the refusal was on its way. */
  const cancelOf = (request: SipMessage, final: SipMessage | null) => {
    const cancel = cancels.get(keyOf(request));
    const isLate = cancel && late.has(`${cancel.callId} ${cancel.cseq} ${cancel.branch}`);
    const isRefusal = (final?.status ?? 0) >= 300 && final?.status !== 487;
    return isLate && isRefusal ? undefined : cancel;
  };
  const byes = messages.filter((one) => isRequest(one) && one.method === 'BYE');
  return [...sent.values()].flatMap((all) => {
    const [request] = all;
    if (!request) return [];
    const { callId, cseq, branch, from } = request;
    const answersTo = (known: string) => answers.get(`${callId} ${cseq} ${known}`) ?? [];
    const answered = [
      ...(isUnique(branch) ? answersTo(branch) : []),
      // A branch that no request carried was rewritten on the way: match by address.
      ...answersTo('').filter(({ to }) => to.ip === from.ip),
    ].toSorted((a, b) => a.at - b.at);
    const own = withoutEarlier(answered, request);
    const hasStatus = (low: number, high: number) =>
      own.filter(({ status }) => status !== null && status >= low && status < high);
    const final = hasStatus(200, 700)[0] ?? null;
    return {
      request,
      sent: all.filter(isResent),
      provisional: hasStatus(100, 200),
      final,
      accepted: hasStatus(200, 300),
      cancel: cancelOf(request, final) ?? earlyBye(request, final, byes) ?? null,
      cameOver: branchesOf(request.text).slice(1),
    };
  });
}

/** Compares ports too for a host that talks to itself: they tell its parts apart. */
export const isSameParty = (a: Endpoint, b: Endpoint, byPort: boolean) =>
  a.ip === b.ip && (!byPort || a.port === b.port);

/** Whether a proxy forwarded one attempt as the other, adding its own Via on top. */
export const isForwarded = ({ request, cameOver }: Attempt, from: Attempt) =>
  request.callId === from.request.callId && cameOver.includes(from.request.branch);

/**
 * Attempts of the caller, without the copies made by proxies. A new try may have a new From tag.
 * @param all of one Call-ID
 */
export function attemptsOfCaller(all: readonly Attempt[]): Attempt[] {
  const [first] = all;
  if (!first) return [];
  const { from, to, fromTag } = first.request;
  const branches = new Set(all.map(({ request }) => request.branch));
  const isOver = (one: Attempt, at: number) => one.final !== null && one.final.at <= at;
  const tries = all.filter(({ request }) => request.fromTag === fromTag);
  return all.filter(
    ({ request, cameOver }) =>
      (request.fromTag === fromTag || tries.every((one) => isOver(one, request.at))) &&
      isSameParty(request.from, from, from.ip === to.ip && request.transport === 'UDP') &&
      !cameOver.some((branch) => branch !== '' && branches.has(branch)),
  );
}

const realms = (values: readonly string[]) =>
  values.flatMap((value) => [...value.matchAll(/realm\s*=\s*"([^"]*)"/gi)].map(([, name]) => name));

/** Headers of a challenge and its credentials, by status. */
const headersFor = (status: number | null | undefined) =>
  status === 407
    ? { asks: 'proxy-authenticate', answers: 'proxy-authorization', other: 'authorization' }
    : { asks: 'www-authenticate', answers: 'authorization', other: 'proxy-authorization' };

/**
 * Finds credentials that don't fit the challenge although the previous try got the same one: they
 * are for another realm, or in the header for the other status.
 * @param attempts of the same side
 */
export function misplacedPassword(
  attempt: Attempt,
  attempts: readonly Attempt[],
): { asked: string; sent: string } | 'header' | null {
  const before = attempts[attempts.indexOf(attempt) - 1]?.final;
  const { request, final } = attempt;
  if (!before || !final || before.status !== final.status) return null;
  const { asks, answers, other } = headersFor(final.status);
  const asked = realms(valuesOf(final.text, asks));
  const [again] = asked.filter((one) => realms(valuesOf(before.text, asks)).includes(one));
  if (again === undefined) return null;
  const sent = realms(valuesOf(request.text, answers));
  const [first] = sent;
  if (first !== undefined) {
    return sent.some((one) => asked.includes(one)) ? null : { asked: again, sent: first };
  }
  return realms(valuesOf(request.text, other)).includes(again) ? 'header' : null;
}

/** Number of expired nonces in a row, up to the last try. */
export function expiredTimes(attempts: readonly Attempt[]): number {
  const last = attempts.findLastIndex((one) => challengeOf(one) !== 'expired');
  return attempts.length - 1 - last;
}

/** Kind of challenge in a 401 or 407: the first one, an expired nonce, or wrong credentials. */
export function challengeOf({ request, final }: Attempt): 'none sent' | 'expired' | 'refused' {
  const { asks, answers } = headersFor(final?.status);
  const sent = valuesOf(request.text, answers);
  const asked = valuesOf(final?.text ?? '', asks);
  const known = realms(sent);
  // Each proxy on the path may send its own challenge.
  const isAnother = asked.length > 0 && !realms(asked).some((realm) => known.includes(realm));
  if (sent.length === 0 || isAnother) return 'none sent';
  return asked.some((value) => /stale\s*=\s*"?true/i.test(value)) ? 'expired' : 'refused';
}
