import { between, chance, pick, type Random } from './random.ts';
import type { Gather, Prompt, Say, Tone } from './script.ts';

const greetings = [
  'How can I help you today?',
  'Thank you for calling. Please say or key in your order number.',
  'Welcome. For sales press one, for support press two.',
];
const questions = [
  'Could you give me your customer number?',
  'Would you like to speak to somebody?',
  'Which date suits you best?',
  'Please key in your postal code.',
];
const answers = [
  'Your order left our warehouse this morning.',
  'I have found your account, one moment please.',
  'That is all set. You will get a message shortly.',
  'Your appointment has been moved to Thursday.',
];
const utterances = [
  'i would like to check my order',
  'yes please',
  'my number is four two seven one',
  'can i talk to somebody about an invoice',
  'next thursday in the afternoon if possible',
  'no that was all thank you',
];

const voices = [
  { vendor: 'google', voice: 'en-US-Wavenet-C', streams: false },
  { vendor: 'elevenlabs', voice: '21m00Tcm4TlvDq8ikWAM', streams: true },
  { vendor: 'microsoft', voice: 'en-US-JennyNeural', streams: false },
  { vendor: 'deepgram', voice: 'aura-asteria-en', streams: true },
] as const;
const recognizers = ['google', 'deepgram', 'microsoft'] as const;

const msPerCharacter = 62;
export const speakingTime = (text: string) => Math.max(700, text.length * msPerCharacter);

function promptFrom(random: Random, start: number, text: string, language: string): Prompt {
  const { vendor, voice, streams } = pick(random, voices);
  const cached = chance(random, 0.3);
  const made = start + (cached ? between(random, 2, 9) : between(random, 140, 620));
  const firstByteMs = streams && !cached ? between(random, 90, 138) : undefined;
  const heard = (firstByteMs === undefined ? made : start + firstByteMs) + 20;
  const played = { start: heard, end: heard + speakingTime(text) };
  const prompt = { start, made, played, text, vendor, language, voice, cached };
  return firstByteMs === undefined ? prompt : { ...prompt, firstByteMs };
}

function tonesFrom(random: Random, start: number): Tone[] {
  const count = chance(random, 0.5) ? 1 : between(random, 3, 6);
  let time = start;
  return Array.from({ length: count }, () => {
    const duration = between(random, 8, 20) * 10;
    const tone = { digit: pick(random, [...'0123456789#*']), start: time, duration };
    time += duration + between(random, 150, 600);
    return tone;
  });
}

/** Asks and listens. Ends when the application responds and the next verb takes over. */
export function gatherFrom(random: Random, start: number, index: number, language: string): Gather {
  const text = pick(random, index === 0 ? greetings : questions);
  const prompt = promptFrom(random, start + 11, text, language);
  const asked = prompt.played.end;
  const vendor = pick(random, recognizers);
  const base = { kind: 'gather' as const, start, prompt, vendor, language };
  const hookMs = between(random, 80, 700);
  const kind = random();
  if (kind < 0.55) {
    const transcript = pick(random, utterances);
    const from = asked + between(random, 400, 1500);
    const until = from + speakingTime(transcript);
    const waited = between(random, 250, 900);
    const hook = { start: until + waited, end: until + waited + hookMs, status: 200 };
    const confidence = between(random, 71, 98) / 100;
    const speech = { start: from, end: until, transcript, confidence };
    const gather = { ...base, end: hook.end, resolve: 'speech' as const, speech, tones: [], hook };
    // Some vendors don't report a latency; then a client has to find the silence itself.
    return chance(random, 0.8) ? { ...gather, latencyMs: waited } : gather;
  }
  if (kind < 0.88) {
    const tones = tonesFrom(random, asked + between(random, 300, 1200));
    const last = tones.at(-1);
    const done = (last ? last.start + last.duration : asked) + 30;
    const status = chance(random, 0.05) ? 500 : 200;
    const hook = { start: done, end: done + hookMs, status };
    return { ...base, end: hook.end, resolve: 'dtmf', tones, hook };
  }
  const hook = { start: asked + 5000, end: asked + 5000 + hookMs, status: 200 };
  return { ...base, end: hook.end, resolve: 'timeout', tones: [], hook };
}

export function sayFrom(random: Random, start: number, language: string): Say {
  const prompt = promptFrom(random, start + 2, pick(random, answers), language);
  return { kind: 'say', start, end: prompt.played.end, prompt };
}
