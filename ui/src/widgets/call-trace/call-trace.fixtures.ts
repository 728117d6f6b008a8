import type { SpanValue, TraceSpan } from './call-trace.types.ts';

/** 20 November 2026, 09:00 UTC. */
const begin = 1_795_165_200_000_000_000n;

const span = (
  id: string,
  parentId: string,
  name: string,
  from: number,
  to: number,
  attributes: Record<string, SpanValue> = {},
): TraceSpan => ({
  id,
  parentId,
  name,
  start: begin + BigInt(Math.round(from * 1e6)),
  end: begin + BigInt(Math.round(to * 1e6)),
  attributes,
});

const heard = (vendor: string, transcript: string, confidence: number) =>
  JSON.stringify({
    language_code: 'en-US',
    alternatives: [{ transcript, confidence }],
    vendor: { name: vendor },
  });

/** A call that asks twice and is answered, by voice and by keys. Times in ms. */
export const sampleSpans: readonly TraceSpan[] = [
  span('root', '', 'incoming-call', 0, 24_000, { callSid: 'b6f48929', direction: 'inbound' }),
  span('app', 'root', 'performAppWebhook', 22, 180, {
    'http.statusCode': '200',
    'http.body': '[{"verb":"gather"}]',
  }),
  span('listen', 'root', 'background-record:listen', 2200, 24_000),
  span(
    'ask',
    'root',
    'verb:gather{inputs=speech,digits,vendor=google,language=en-US}',
    2200,
    9000,
    {
      'verb.summary': 'gather{inputs=speech,digits}',
      'stt.result': heard('google', 'i would like to check my order', 0.93),
      'stt.resolve': 'speech',
      'stt.latency_ms': '420',
    },
  ),
  span('say', 'ask', 'verb:say{text=How can I help...}', 2210, 4200, {
    'verb.summary': 'say{text=How can I help...}',
  }),
  span('tts', 'say', 'tts-generation', 2211, 2551, {
    'tts.vendor': 'elevenlabs',
    'tts.voice': '21m00Tcm4TlvDq8ikWAM',
    'tts.cached': false,
    time_to_first_byte_ms: '120',
  }),
  span('hook', 'ask', 'verb:hook (voice)', 8700, 9000, {
    'http.statusCode': '200',
    'http.body': '{"reason":"speechDetected","speech":{"is_final":true}}',
  }),
  span('answer', 'root', 'verb:say{text=Your order left...}', 9050, 13_000),
  span('tts2', 'answer', 'tts-generation', 9051, 9451, {
    'tts.vendor': 'google',
    'tts.cached': false,
  }),
  span('keys', 'root', 'verb:gather{inputs=digits}', 13_100, 20_000, { 'stt.resolve': 'dtmf' }),
  span('dtmf', 'keys', 'dtmf:4', 17_000, 17_140, { dtmf: '4', duration: '140ms' }),
  span('hook2', 'keys', 'verb:hook (voice)', 19_500, 20_000, {
    'http.statusCode': '500',
    'http.body': '{"reason":"dtmfDetected","digits":"4"}',
  }),
];

/** A long call: ten groups of turns, two levels deep. */
export const manySpans = (count: number): TraceSpan[] => [
  span('root', '', 'incoming-call', 0, count * 50),
  ...Array.from({ length: count - 1 }, (_, index) => {
    const isVerb = index % 10 === 0;
    const parent = isVerb ? 'root' : `s${index - (index % 10)}`;
    const from = index * 50;
    return span(
      `s${index}`,
      parent,
      isVerb ? `verb:gather{turn=${index / 10}}` : `step ${index}`,
      from,
      from + (isVerb ? 490 : 45),
    );
  }),
];
