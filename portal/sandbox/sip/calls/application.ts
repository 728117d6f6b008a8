import type { Media } from '../audio/media.ts';
import { greeting, greetingText, keySound } from '../audio/prompts.ts';
import type { CallRecord } from './call-record.ts';

/** Ends the call. */
const lastKey = '#';

/**
 * What answers a call in the sandbox, whichever application it is: it greets, reads keys back, lets
 * callers hear themselves, and hangs up on `#`.
 */
export function runApplication(
  call: CallRecord,
  { line, onConnected }: Media,
  now: () => Date,
  hangUp: () => void,
) {
  onConnected(() => {
    line.play(greeting());
    line.echo();
    const time = now().getTime();
    call.note(`verb:say{text=${greetingText}}`, time, {
      'verb.summary': `say{text=${greetingText}}`,
    });
  });
  return {
    onKey(key: string): void {
      const time = now().getTime();
      call.note(`dtmf:${key}`, time, { dtmf: key });
      if (key === lastKey) hangUp();
      else line.play(keySound(key));
    },
  };
}
