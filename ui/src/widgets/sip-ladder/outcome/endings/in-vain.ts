import { valuesOf } from '../../../../engines/sip-capture/sip/sip-text.ts';
import type { SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import { type Attempt, groupedBy, isRequest, isResent } from '../attempts.ts';
import type { Scene } from '../scene.ts';
import { isRepeatedInVain } from './answered.ts';
import { lost } from './lost/unreachable.ts';

const lastedFor = (sent: readonly SipMessage[]) => (sent.at(-1)?.at ?? 0) - (sent[0]?.at ?? 0);

/**
 * ' The BYE was sent 11 times …' for a request without a response; otherwise ''.
 * @param sentence for this kind of request
 */
export function unheard(
  request: SipMessage,
  scene: Scene,
  sentence: (method: string, times: number, ms: number) => string = scene.sentences.unheard,
): string {
  const { call, isPartial } = scene;
  const { method, cseq, from, to, branch, transport } = request;
  if (isPartial || transport !== 'UDP') return '';
  const isOf = (one: SipMessage) => one.method === method && one.cseq === cseq;
  const sent = call
    .filter((one) => isRequest(one) && isOf(one) && one.branch === branch)
    .filter((one) => one.from.ip === from.ip && one.to.ip === to.ip)
    .filter(isResent);
  const isAnswered = call.some((one) => !isRequest(one) && isOf(one) && one.to.ip === from.ip);
  if (isAnswered) return '';
  const why = lost(request, scene);
  return isRepeatedInVain(sent) ? ` ${sentence(method, sent.length, lastedFor(sent))}${why}` : why;
}

/** Requests within an early dialog that its setup needs (RFC 3262, 3311). */
const early = ['PRACK', 'UPDATE'];

/** The last response to these if it is a refusal or challenge, otherwise null. */
function refusedEarly(call: readonly SipMessage[]): SipMessage | null {
  const last = call.findLast(
    ({ method, status }) => early.includes(method) && (status ?? 0) >= 200,
  );
  // 491: both sides sent at once and retry by themselves.
  return last && (last.status ?? 0) >= 300 && last.status !== 491 ? last : null;
}

/**
 * A reliable provisional response is retransmitted until its PRACK arrives; without one the call is
 * refused (RFC 3262, 3).
 */
export function missingPrack({ provisional }: Attempt, call: readonly SipMessage[]) {
  const isReliable = ({ text }: SipMessage) => valuesOf(text, 'rseq').length > 0;
  const reliable = groupedBy(
    provisional.filter(isReliable),
    (one) => `${one.toTag} ${valuesOf(one.text, 'rseq')[0]} ${one.from.ip}`,
  );
  const copies = [...reliable.values()]
    .map((all) => all.filter(isResent))
    .find((all) => all[0]?.transport === 'UDP' && isRepeatedInVain(all));
  const [first] = copies ?? [];
  const isAnswered = call.some((one) => !isRequest(one) && one.method === 'PRACK');
  if (!copies || !first || isAnswered) return null;
  return {
    from: first.from,
    status: first.status ?? 0,
    times: copies.length,
    ms: lastedFor(copies),
  };
}

/** ' Earlier, the carrier refused the PRACK with 481.' */
export function refusedBefore({ call, who, sentences }: Scene): string {
  const one = refusedEarly(call);
  return one ? ` ${sentences.refusedBefore(who(one.from), one.method, one.status ?? 0)}` : '';
}

/** Why a call may have been given up in its early dialog; otherwise ''. */
export function troubleBefore(attempt: Attempt, scene: Scene): string {
  const refused = refusedBefore(scene);
  const prack = scene.isPartial || refused !== '' ? null : missingPrack(attempt, scene.call);
  if (!prack) return refused;
  const { from, status, times, ms } = prack;
  return ` ${scene.sentences.prackMissing(scene.who(from), status, times, ms)}`;
}
