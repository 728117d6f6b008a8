import { bodyStart, valuesOf } from '../../../../../engines/sip-capture/sip/sip-text.ts';
import type { SipMessage } from '../../../../../engines/sip-capture/sip-capture.types.ts';
import { type Attempt, isRequest } from '../../attempts.ts';
import type { Scene } from '../../scene.ts';

/** The address of a Refer-To, without what it adds for the new call: 'sip:9@192.0.2.9'. */
function targetOf(refer: SipMessage): string {
  const [value = ''] = valuesOf(refer.text, 'refer-to');
  const uri = /<([^<>]{1,300})>/.exec(value)?.[1] ?? value;
  return (uri.split(/[?;,\s]/)[0] ?? '').slice(0, 120);
}

/** The CSeq of the REFER that a NOTIFY tells of, as the id of its Event; null: it has none. */
function idOf(notify: SipMessage): number | null {
  const [event = ''] = valuesOf(notify.text, 'event');
  const id = /;\s*id\s*=\s*"?(\d{1,10})/i.exec(event)?.[1];
  return id === undefined ? null : Number(id);
}

/** A first line of SIP is the body of a NOTIFY (RFC 3515, 2.4.5). */
function statusIn({ text }: SipMessage): number | null {
  const start = bodyStart(text);
  const status = /^SIP\/2\.0 ([1-6]\d\d)\b/i.exec(start < 0 ? '' : text.slice(start))?.[1];
  return status === undefined ? null : Number(status);
}

const isOver = (notify: SipMessage) =>
  (statusIn(notify) ?? 0) >= 200 ||
  /^terminated\b/i.test(valuesOf(notify.text, 'subscription-state')[0] ?? '');

const answerTo = (refer: SipMessage, call: readonly SipMessage[]) =>
  call.findLast(
    ({ method, status, cseq, toTag }) =>
      method === 'REFER' && (status ?? 0) >= 200 && cseq === refer.cseq && toTag === refer.toTag,
  );

/**
 * The last status that NOTIFY told of the new call. The id may be left out for the first REFER (RFC 3515,
 * 2.4.6), and some leave it out of all: without it, the earliest that is not over is meant.
 */
function statusToldOf(call: readonly SipMessage[], refer: SipMessage): number | null {
  const isLike = ({ method, fromTag, toTag }: SipMessage) =>
    method === 'REFER' && fromTag === refer.fromTag && toTag === refer.toTag;
  const refers = call.filter(
    (one) => isRequest(one) && isLike(one) && (answerTo(one, call)?.status ?? 0) < 300,
  );
  const over = new Set<number | null>();
  // Every hop of a proxy shows it once more.
  const seen = new Set<string>();
  let told: number | null = null;
  for (const one of call) {
    if (!isRequest(one) || one.method !== 'NOTIFY' || one.fromTag !== refer.toTag) continue;
    const key = `${one.cseq} ${statusIn(one)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const before = refers.filter(({ at }) => at <= one.at);
    const meant = before.find(({ cseq }) => !over.has(cseq)) ?? before.at(-1);
    const id = idOf(one) ?? meant?.cseq ?? null;
    if (isOver(one)) over.add(id);
    if (id === refer.cseq && one.at >= refer.at) told = statusIn(one) ?? told;
  }
  return told;
}

/** Whether an INVITE took the place of a call that its Replaces names (RFC 3891), and was accepted. */
const isReplacing = ({ request, accepted }: Attempt, callId: string) =>
  accepted.length > 0 &&
  request.callId !== callId &&
  valuesOf(request.text, 'replaces').some((value) => value.split(';')[0]?.trim() === callId);

/** The side that transferred the call, and the result; '' without a transfer. */
export function transferred(
  fromTag: string,
  { call, all, first, sides, sentences }: Scene,
): string {
  const refer = call.findLast((one) => isRequest(one) && one.method === 'REFER' && one.toTag);
  const parts: string[] = [];
  if (refer) {
    const by = sides[refer.fromTag === fromTag ? 'caller' : 'called side'];
    const answer = answerTo(refer, call);
    const refused = answer?.status && answer.status >= 300 ? answer.status : null;
    const status = refused ?? statusToldOf(call, refer);
    parts.push(sentences.transfer(by, targetOf(refer), status));
  }
  if (all.some((one) => isReplacing(one, first.callId))) parts.push(sentences.replaced);
  return parts.map((one) => ` ${one}`).join('');
}
