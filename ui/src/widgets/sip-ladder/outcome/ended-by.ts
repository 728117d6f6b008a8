import type { SipMessage } from '../../../engines/sip-capture/sip-capture.types.ts';
import { attemptsOf, attemptsOfCaller, isReadable } from './attempts.ts';
import { type Dialog, dialogOf } from './endings/answered.ts';

/**
 * Which side of an answered call sent the BYE: the side of its first INVITE, or the other one. null
 * where the capture doesn't show it.
 */
export function endedBy(messages: readonly SipMessage[], callId: string): Dialog['endedBy'] {
  const call = messages.filter((one) => isReadable(one) && one.callId === callId);
  const own = attemptsOfCaller(attemptsOf(call, 'INVITE'));
  const answered = own.find(({ accepted }) => accepted.length > 0);
  return answered ? (dialogOf(call, answered)?.endedBy ?? null) : null;
}
