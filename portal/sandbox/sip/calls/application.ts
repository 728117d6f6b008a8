import { greeting, greetingText, keySound } from '../audio/prompts.ts';
import type { Phone } from '../phone.ts';
import type { Leg } from './leg.ts';

/** Ends the call. */
const lastKey = '#';
const saying = `say{text=${greetingText}}`;

/**
 * The sandbox's answer to every application: it greets, reads keys back, lets callers hear
 * themselves, and hangs up on `#`.
 */
export function runApplication({ now }: Phone, { call, media, hangUp }: Leg): void {
  const { line } = media;
  media.onKey((key) => {
    call.note(`dtmf:${key}`, now().getTime(), { dtmf: key });
    if (key === lastKey) hangUp();
    else line.play(keySound(key));
  });
  media.onConnected(() => {
    line.play(greeting());
    line.echo();
    call.note(`verb:${saying}`, now().getTime(), { 'verb.summary': saying });
  });
}
