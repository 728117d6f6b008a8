import { SAMPLE_RATE } from '../../evidence/voice.ts';
import { greeting, greetingText, keyMs, keySound } from '../audio/prompts.ts';
import type { Leg } from './leg.ts';

/** Key that ends the call. */
const lastKey = '#';
const saying = `say{text=${greetingText}}`;

/**
 * Runs the same program for every application: greets, reads keys back, lets callers hear
 * themselves, and hangs up on `#`.
 */
export function runApplication({ call, media, hangUp }: Leg): void {
  const { line } = media;
  media.onKey((key) => {
    call.note(`dtmf:${key}`, keyMs, { dtmf: key, duration: `${keyMs}ms` });
    if (key === lastKey) hangUp();
    else line.play(keySound(key));
  });
  media.onConnected(() => {
    const words = greeting();
    line.play(words);
    line.echo();
    call.note(`verb:${saying}`, words.length / (SAMPLE_RATE / 1000), { 'verb.summary': saying });
  });
}
