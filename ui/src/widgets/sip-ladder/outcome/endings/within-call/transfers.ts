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

/** Which REFER a NOTIFY tells of: the id of its Event is the CSeq of that, and may be left out for the first. */
function isAbout(notify: SipMessage, refer: SipMessage): boolean {
  const [event = ''] = valuesOf(notify.text, 'event');
  const id = /;\s*id\s*=\s*"?(\d{1,10})/i.exec(event)?.[1];
  return id === undefined || Number(id) === refer.cseq;
}

/** The last status that NOTIFY told of the new call: a first line of SIP is its body (RFC 3515, 2.4.5). */
function statusToldOf(call: readonly SipMessage[], refer: SipMessage): number | null {
  const told = call.flatMap((one) => {
    if (!isRequest(one) || one.method !== 'NOTIFY' || one.at < refer.at) return [];
    if (one.fromTag !== refer.toTag || !isAbout(one, refer)) return [];
    const start = bodyStart(one.text);
    const status = /^SIP\/2\.0 ([1-6]\d\d)\b/i.exec(start < 0 ? '' : one.text.slice(start))?.[1];
    return status === undefined ? [] : [Number(status)];
  });
  return told.at(-1) ?? null;
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
    const answer = call.findLast(
      ({ method, status, cseq, toTag }) =>
        method === 'REFER' && (status ?? 0) >= 200 && cseq === refer.cseq && toTag === refer.toTag,
    );
    const refused = answer?.status && answer.status >= 300 ? answer.status : null;
    const status = refused ?? statusToldOf(call, refer);
    parts.push(sentences.transfer(by, targetOf(refer), status));
  }
  if (all.some((one) => isReplacing(one, first.callId))) parts.push(sentences.replaced);
  return parts.map((one) => ` ${one}`).join('');
}
