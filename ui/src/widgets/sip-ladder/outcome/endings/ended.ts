import type { Outcome, SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import { bad, capital, good, plain, type Scene } from '../scene.ts';
import type { Dialog } from './answered.ts';
import { isOfSessionTimer, whyEnded } from './reasons.ts';

/** How an answered call ended. @param later ' 3.00 s later', or nothing */
export function ended(
  answered: string,
  bye: SipMessage,
  endedBy: Dialog['endedBy'],
  later: string,
  { call, who }: Scene,
): Outcome {
  if (isOfSessionTimer(bye)) {
    return bad(
      `${answered} and ended by the session timer${later}, says the Reason of its BYE. Compare the Session-Expires of both sides, and what came of each UPDATE or INVITE within the call.`,
    );
  }
  const side = endedBy ? ` by the ${endedBy}` : '';
  const why = whyEnded(bye);
  if (why) return plain(`${answered} and ended${side}${later}. The reason given: ${why}.`);
  const unknown = call.find(
    ({ method, cseq, status, to }) =>
      method === 'BYE' && status === 481 && cseq === bye.cseq && to.ip === bye.from.ip,
  );
  return unknown
    ? plain(
        `${answered} and ended${side}${later}. ${capital(who(unknown.from))} did not know the call any more (481).`,
      )
    : good(`${answered} and ended${side}${later}.`);
}
