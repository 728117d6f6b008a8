import type { SipMessage } from './sip-capture.types.ts';

const day = 86_400_000;

/**
 * Marks messages without a time, as in Simple Packet Blocks of pcapng: their time reads as 0. In a
 * capture whose clock began at 0, other messages follow soon after. Marked ones keep their place
 * behind the message before.
 * @returns whether there are any
 */
export function markTimeless(messages: SipMessage[]): boolean {
  const isClockFromZero = messages.some(({ at }) => at > 0 && at < day);
  if (isClockFromZero || messages.every(({ at }) => at !== 0)) return false;
  let before = messages.find(({ at }) => at !== 0)?.at ?? 0;
  for (const message of messages) {
    if (message.at === 0) {
      message.hasNoTime = true;
      message.at = before;
    }
    // A message at the same instant would change places with it.
    before = message.at + 0.001;
  }
  return true;
}
