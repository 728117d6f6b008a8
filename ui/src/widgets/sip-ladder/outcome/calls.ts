import { valuesOf } from '../../../engines/sip-capture/sip/sip-text.ts';
import type { SipMessage } from '../../../engines/sip-capture/sip-capture.types.ts';
import { attemptsOf, groupedBy, isReadable, isRequest, isSameParty } from './attempts.ts';
import { onOneClock } from './clocks.ts';

/** A proxy then gives up a call that is still ringing, in ms (RFC 3261, timer C). */
const longestRinging = 180_000;

/** A call that goes back to the host it came from is another call, unless it shows the same caller. */
const isSameCaller = (start: SipMessage, request: SipMessage) =>
  start.to.ip !== request.from.ip || partyOf(start, 'from') === partyOf(request, 'from');

/** The first request of each call, in order. Legs that a platform dials for a call belong to it. */
export function callsOf(all: readonly SipMessage[]): SipMessage[] {
  const { messages } = onOneClock(all.filter(isReadable));
  const attempts = attemptsOf(messages, 'INVITE');
  if (attempts.length === 0) {
    const starts = messages.filter((one) => isRequest(one) && one.toTag === '');
    return firstOfEach(starts);
  }
  const hasLoop = attempts.some(({ request }) => request.from.ip === request.to.ip);
  // A capture may hold thousands of calls.
  const attemptsTo = groupedBy(attempts, ({ request }) => request.to.ip);
  const isLeg = (start: SipMessage) =>
    (attemptsTo.get(start.from.ip) ?? []).some(
      ({ request, final }) =>
        request.at <= start.at &&
        start.at <= (final?.at ?? request.at + longestRinging) &&
        request.callId !== start.callId &&
        isSameParty(start.from, request.to, hasLoop) &&
        isSameCaller(start, request),
    );
  return firstOfEach(attempts.map(({ request }) => request)).filter((start) => !isLeg(start));
}

function firstOfEach(requests: readonly SipMessage[]): SipMessage[] {
  const ids = new Set<string>();
  return requests.filter(({ callId }) => !ids.has(callId) && ids.add(callId));
}

/** Number or name of the calling or called side; otherwise its host. */
export function partyOf(start: SipMessage, side: 'from' | 'to'): string {
  const [address = ''] = valuesOf(start.text, side);
  return /sips?:([^@<>;\s]{1,64})@/i.exec(address)?.[1] ?? start[side].ip;
}
