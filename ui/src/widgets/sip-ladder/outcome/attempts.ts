import { branchesOf, valuesOf } from '../../../engines/sip-capture/sip/sip-text.ts';
import type {
  Endpoint,
  SipMessage,
  Unreachable,
} from '../../../engines/sip-capture/sip-capture.types.ts';

/** Items with the same key, in their order. */
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
 * A request outside a dialog over one hop, with what answered it: a client transaction of RFC 3261,
 * section 17.1.
 */
export type Attempt = {
  request: SipMessage;
  /** The request and its repeats. */
  sent: readonly SipMessage[];
  provisional: readonly SipMessage[];
  /** The first that ends it. */
  final: SipMessage | null;
  /** The first of its answers that accepts it: with a fork, several may end it. */
  accepted: readonly SipMessage[];
  /** A CANCEL, or a BYE before the answer. */
  cancel: SipMessage | null;
  /** Branches of the hops that the request had come over before this one. */
  cameOver: readonly string[];
  /** What ICMP told of its request. */
  unreachable?: Unreachable | null;
};

export const isRequest = ({ status }: SipMessage) => status === null;

/** Lacks what would tell a later request or answer apart. */
export const isReadable = ({ callId, cseq, toTag }: SipMessage) =>
  callId !== '' && cseq !== null && toTag !== null;

/** Branches of before RFC 3261 tell nothing. */
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

/** A username and password came with it. */
export const hasPassword = (request: SipMessage) => credentialsOf(request).length > 0;

const nonces = (values: readonly string[]) =>
  values.flatMap((value) => [...value.matchAll(/\bnonce\s*=\s*"([^"]*)"/gi)].map(([, one]) => one));

/**
 * A challenge that stands before this request, which carries its nonce: the request answers it. A
 * client may send both with one CSeq, and even with one branch.
 */
export function isChallengeBefore(answer: SipMessage, request: SipMessage): boolean {
  if (answer.at >= request.at || (answer.status !== 401 && answer.status !== 407)) return false;
  const challenges = nonces([
    ...valuesOf(answer.text, 'www-authenticate'),
    ...valuesOf(answer.text, 'proxy-authenticate'),
  ]);
  return nonces(credentialsOf(request)).some((nonce) => challenges.includes(nonce));
}

/** Without those to the try before: its challenge, and repeats of that. */
function withoutEarlier(answers: readonly SipMessage[], request: SipMessage): SipMessage[] {
  const earlier = new Set(
    answers.filter((one) => isChallengeBefore(one, request)).map(({ text }) => text),
  );
  return answers.filter(({ text }) => !earlier.has(text));
}

/** A second capture of the same packet is no second sending: the first repeat comes after 500 ms. */
export const isResent = (message: SipMessage, index: number, all: readonly SipMessage[]) =>
  index === 0 || message.at - (all[index - 1]?.at ?? 0) >= 100;

/** The caller may send BYE before the answer too: the INVITE then ends with 487 (RFC 3261, 15.1.2). */
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

/** All attempts over all hops, in the order in which they began. @param messages readable ones */
export function attemptsOf(messages: readonly SipMessage[], method: string): Attempt[] {
  const requests = messages.filter(
    (one) => isRequest(one) && one.method === method && one.toTag === '',
  );
  // A password makes it another try, even where nothing else tells them apart.
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
      cancel: cancels.get(keyOf(request)) ?? earlyBye(request, final, byes) ?? null,
      cameOver: branchesOf(request.text).slice(1),
    };
  });
}

/** Where a host talks to itself its ports tell its parts apart. */
export const isSameParty = (a: Endpoint, b: Endpoint, byPort: boolean) =>
  a.ip === b.ip && (!byPort || a.port === b.port);

/** A proxy sent one on as the other: its own Via stands above that of before. */
export const isForwarded = ({ request, cameOver }: Attempt, from: Attempt) =>
  request.callId === from.request.callId && cameOver.includes(from.request.branch);

/** The messages of the side that called, without the copies that proxies made. @param all of one Call-ID */
export function attemptsOfCaller(all: readonly Attempt[]): Attempt[] {
  const [first] = all;
  if (!first) return [];
  const { from, to, fromTag } = first.request;
  const branches = new Set(all.map(({ request }) => request.branch));
  return all.filter(
    ({ request, cameOver }) =>
      request.fromTag === fromTag &&
      isSameParty(request.from, from, from.ip === to.ip && request.transport === 'UDP') &&
      !cameOver.some((branch) => branch !== '' && branches.has(branch)),
  );
}

const realms = (values: readonly string[]) =>
  values.flatMap((value) => [...value.matchAll(/realm\s*=\s*"([^"]*)"/gi)].map(([, name]) => name));

/** Which header asks for a password with a status, and which one answers. */
const headersFor = (status: number | null | undefined) =>
  status === 407
    ? { asks: 'proxy-authenticate', answers: 'proxy-authorization', other: 'authorization' }
    : { asks: 'www-authenticate', answers: 'authorization', other: 'proxy-authorization' };

/**
 * Finds a password that doesn't fit the challenge, though the same challenge came one try earlier: it is
 * for another realm, or in the header for the other status.
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

/** How many passwords in a row came too late, up to the last try. */
export function expiredTimes(attempts: readonly Attempt[]): number {
  const last = attempts.findLastIndex((one) => challengeOf(one) !== 'expired');
  return attempts.length - 1 - last;
}

/** Kind of challenge in a 401 or 407: the first, after a wrong password, or a repeat. */
export function challengeOf({ request, final }: Attempt): 'none sent' | 'expired' | 'refused' {
  const { asks, answers } = headersFor(final?.status);
  const sent = valuesOf(request.text, answers);
  const asked = valuesOf(final?.text ?? '', asks);
  const known = realms(sent);
  // Each proxy on the way may ask for its own.
  const isAnother = asked.length > 0 && !realms(asked).some((realm) => known.includes(realm));
  if (sent.length === 0 || isAnother) return 'none sent';
  return asked.some((value) => /stale\s*=\s*"?true/i.test(value)) ? 'expired' : 'refused';
}
