import type { Dial, Gather, Prompt, Say, Step } from './script.ts';
import type { PlainSpan } from './trace.ts';

const shortened = (text: string) => (text.length > 14 ? `${text.slice(0, 14)}...` : text);

/** Recogniser results in the same form for all vendors. */
const sttResult = (vendor: string, language: string, said: Said, channelTag: number) =>
  JSON.stringify({
    language_code: language,
    channel_tag: channelTag,
    is_final: true,
    alternatives: [{ confidence: said.confidence, transcript: said.transcript }],
    vendor: { name: vendor, evt: {} },
  });

type Said = {
  transcript: string;
  confidence: number;
};

/** Spans of a prompt: playing it, and generating its audio. */
function sayVerb(prompt: Prompt, end: number, zero: number): PlainSpan {
  const summary = `say{text=${shortened(prompt.text)}}`;
  const { vendor, language, voice, cached, firstByteMs } = prompt;
  const attributes = {
    'tts.vendor': vendor,
    'tts.language': language,
    'tts.voice': voice,
    'tts.cached': cached,
  };
  const generation: PlainSpan = {
    name: 'tts-generation',
    start: zero + prompt.start,
    end: zero + prompt.made,
    attributes:
      firstByteMs === undefined
        ? attributes
        : { ...attributes, time_to_first_byte_ms: String(firstByteMs) },
  };
  return {
    name: `verb:${summary}`,
    start: zero + prompt.start - 1,
    end: zero + end,
    attributes: { 'verb.summary': summary },
    children: [generation],
  };
}

function sttAttributes(gather: Gather): PlainSpan['attributes'] {
  const { speech, vendor, language, resolve, latencyMs } = gather;
  return {
    ...(speech && { 'stt.result': sttResult(vendor, language, speech, 1) }),
    'stt.resolve': resolve,
    ...(latencyMs !== undefined && { 'stt.latency_ms': String(latencyMs) }),
  };
}

function hookBody({ resolve, speech, tones }: Gather): string {
  if (resolve === 'dtmf') {
    const digits = tones.map(({ digit }) => digit).join('');
    return JSON.stringify({ reason: 'dtmfDetected', digits });
  }
  if (!speech) return JSON.stringify({ reason: 'timeout' });
  const { transcript, confidence } = speech;
  const alternatives = [{ transcript, confidence }];
  return JSON.stringify({ reason: 'speechDetected', speech: { is_final: true, alternatives } });
}

function gatherVerb(gather: Gather, zero: number): PlainSpan {
  const { prompt, tones, hook, vendor, language } = gather;
  const summary = `gather{inputs=speech,digits,vendor=${vendor},language=${language}}`;
  const keys = tones.map(
    ({ digit, start, duration }): PlainSpan => ({
      name: `dtmf:${digit}`,
      start: zero + start,
      end: zero + start + duration,
      attributes: { dtmf: digit, duration: `${duration}ms` },
    }),
  );
  const answer: PlainSpan | undefined = hook && {
    name: 'verb:hook (voice)',
    start: zero + hook.start,
    end: zero + hook.end,
    attributes: { 'http.statusCode': String(hook.status), 'http.body': hookBody(gather) },
  };
  return {
    name: `verb:${summary}`,
    start: zero + gather.start,
    end: zero + gather.end,
    attributes: { 'verb.summary': summary, ...sttAttributes(gather) },
    children: [
      sayVerb(prompt, prompt.played.end, zero),
      ...keys,
      ...(answer === undefined ? [] : [answer]),
    ],
  };
}

function dialVerb(dial: Dial, zero: number): PlainSpan {
  const summary = `dial{target=${shortened(dial.target)}}`;
  const heard = [0, 0];
  const listening = dial.talks.map((talk): PlainSpan => {
    const before = heard[talk.channel] ?? 0;
    const end = talk.end + talk.latencyMs;
    heard[talk.channel] = end;
    // Channels count from one here.
    const number = talk.channel + 1;
    return {
      name: `stt-listen:${number}`,
      start: zero + Math.max(dial.start, before),
      end: zero + end,
      attributes: {
        'stt.result': sttResult('deepgram', 'en-US', talk, number),
        'stt.resolve': 'speech',
        'stt.latency_ms': String(talk.latencyMs),
      },
    };
  });
  return {
    name: `verb:${summary}`,
    start: zero + dial.start,
    end: zero + dial.end,
    attributes: { 'verb.summary': summary },
    children: listening,
  };
}

const sayStep = ({ prompt, end }: Say, zero: number) => sayVerb(prompt, end, zero);

/** Spans of one step of a script; `zero` is the start of the recording. */
export function stepSpans(step: Step, zero: number): PlainSpan {
  switch (step.kind) {
    case 'gather':
      return gatherVerb(step, zero);
    case 'say':
      return sayStep(step, zero);
    case 'dial':
      return dialVerb(step, zero);
  }
}
