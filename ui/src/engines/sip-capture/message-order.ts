import type { SipMessage } from './sip-capture.types.ts';

/** Packets don't overtake each other by more than this on their way to the file. In ms. */
export const setBack = 1000;

/** Detects a clock that was set back: it goes backwards between two messages of one sender. */
const isSetBack = (messages: readonly SipMessage[]) => {
  const last = new Map<string, number>();
  return messages.some(({ from, at }) => {
    const before = last.get(from.ip);
    last.set(from.ip, at);
    return before !== undefined && before - at > setBack;
  });
};

const transactionOf = ({ callId, cseq, method, branch }: SipMessage) =>
  `${callId} ${cseq} ${method} ${branch}`;

/** A response precedes its request, or an in-dialog request its first INVITE. */
function breaksProtocol(messages: readonly SipMessage[]): boolean {
  const isRequest = ({ status }: SipMessage) => status === null;
  const isFirst = (one: SipMessage) => isRequest(one) && one.toTag === '';
  const open = new Set(messages.filter(isRequest).map(transactionOf));
  const calls = new Set(messages.filter(isFirst).map(({ callId }) => callId));
  return messages.some((one) => {
    if (isFirst(one)) calls.delete(one.callId);
    if (!isRequest(one)) return open.has(transactionOf(one));
    open.delete(transactionOf(one));
    return one.toTag !== '' && calls.has(one.callId);
  });
}

/**
 * Sorts messages by time: files and network cards mix the order of packets. If the clock was set
 * back during the capture, only the order in the file is right, so it stays.
 */
export function inOrder(messages: readonly SipMessage[]): SipMessage[] {
  const byTime = messages.toSorted((a, b) => a.at - b.at);
  const isFileRight = isSetBack(messages) && breaksProtocol(byTime) && !breaksProtocol(messages);
  return isFileRight ? [...messages] : byTime;
}
