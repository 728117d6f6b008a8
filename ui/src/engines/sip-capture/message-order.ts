import type { SipMessage } from './sip-capture.types.ts';

/** More than packets overtake each other on their way to the file. In ms. */
export const setBack = 1000;

/** The clock of a capture that goes back between two messages of one sender was set. */
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

/** An answer stands before its request, or what is sent within a call before its first request. */
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
 * Messages by their times: packets of several files and cards do not stand in order. Where the clock
 * was set back during the capture, only the order of the file is right; then they stay in that.
 */
export function inOrder(messages: readonly SipMessage[]): SipMessage[] {
  const byTime = messages.toSorted((a, b) => a.at - b.at);
  const isFileRight = isSetBack(messages) && breaksProtocol(byTime) && !breaksProtocol(messages);
  return isFileRight ? [...messages] : byTime;
}
