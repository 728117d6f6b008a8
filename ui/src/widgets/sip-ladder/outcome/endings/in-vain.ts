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

/** The last PRACK response if it is a refusal or challenge, otherwise null. */
export function refusedPrack(call: readonly SipMessage[]): SipMessage | null {
  const finals = call.filter(({ method, status }) => method === 'PRACK' && (status ?? 0) >= 200);
  const last = finals.at(-1);
  return last && (last.status ?? 0) >= 300 ? last : null;
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
  return { status: first.status ?? 0, times: copies.length, ms: lastedFor(copies) };
}
