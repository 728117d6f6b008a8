import { bodyStart, valuesOf } from '../../../../../engines/sip-capture/sip/sip-text.ts';
import type { SipMessage } from '../../../../../engines/sip-capture/sip-capture.types.ts';
import { type Attempt, isRequest } from '../../attempts.ts';
import type { Scene } from '../../scene.ts';

/** Address in a Refer-To, without the parts meant for the new call: 'sip:9@192.0.2.9'. */
function targetOf(refer: SipMessage): string {
  const [value = ''] = valuesOf(refer.text, 'refer-to');
  const uri = /<([^<>]{1,300})>/.exec(value)?.[1] ?? value;
  return (uri.split(/[?;,\s]/)[0] ?? '').slice(0, 120);
}

/** CSeq of the REFER that a NOTIFY belongs to, from the id of its Event; null: no id. */
function idOf(notify: SipMessage): number | null {
  const [event = ''] = valuesOf(notify.text, 'event');
  const id = /;\s*id\s*=\s*"?(\d{1,10})/i.exec(event)?.[1];
  return id === undefined ? null : Number(id);
}

/** Status in the body of a NOTIFY, which is a SIP status line (RFC 3515, 2.4.5). */
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
 * The last status of the new call that a NOTIFY reported. The id is optional for the first REFER
 * (RFC 3515, 2.4.6), and some omit it always: without it, the earliest unfinished REFER is meant.
 */
function statusToldOf(call: readonly SipMessage[], refer: SipMessage): number | null {
  const isLike = ({ method, fromTag, toTag }: SipMessage) =>
    method === 'REFER' && fromTag === refer.fromTag && toTag === refer.toTag;
  const refers = call.filter(
    (one) => isRequest(one) && isLike(one) && (answerTo(one, call)?.status ?? 0) < 300,
  );
  const over = new Set<number | null>();
  // A NOTIFY appears once per proxy hop.
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

/** Whether an accepted INVITE replaced the call that its Replaces header names (RFC 3891). */
const isReplacing = ({ request, accepted }: Attempt, callId: string) =>
  accepted.length > 0 &&
  request.callId !== callId &&
  valuesOf(request.text, 'replaces').some((value) => value.split(';')[0]?.trim() === callId);

/** Describes who transferred the call, and the result; '' without a transfer. */
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
