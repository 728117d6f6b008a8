import { speakingTime } from './gather-script.ts';
import { between, chance, pick, type Random } from './random.ts';
import type { Dial } from './script.ts';

const caller = [
  'hello i am calling about my last invoice',
  'it says forty two but i paid thirty nine',
  'right that makes sense',
  'could you send me a copy by mail',
  'and how long will that take',
  'okay',
  'thank you very much for your help',
];
const desk = [
  'good morning you are speaking to the service desk',
  'let me have a look',
  'i can see the payment here it came in on monday',
  'one moment please',
  'it should be with you within two days',
  'is there anything else i can do for you',
  'you are welcome',
];

/** Two people taking turns, with pauses; occasionally one interrupts the other. */
export function dialFrom(random: Random, start: number, end: number): Dial {
  const talks: Dial['talks'][number][] = [];
  // Ringing first.
  let time = start + between(random, 1500, 3000);
  let channel: 0 | 1 = 1;
  for (;;) {
    const transcript = pick(random, channel === 0 ? caller : desk);
    const until = time + speakingTime(transcript);
    const latencyMs = between(random, 180, 700);
    if (until + latencyMs > end) break;
    const confidence = between(random, 68, 98) / 100;
    talks.push({ channel, start: time, end: until, transcript, latencyMs, confidence });
    const pause = chance(random, 0.1) ? between(random, -250, -50) : between(random, 200, 2200);
    time = until + pause;
    channel = channel === 0 ? 1 : 0;
  }
  return { kind: 'dial', start, end, target: 'sip:service@desk.example.com', talks };
}
