import { milliseconds, type SpanValue, type TraceSpan } from '../call-trace/index.ts';
import { endOfSpeech } from './audio/silence.model.ts';
import type { Peaks, Region } from './recording-player.types.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function jsonOf(value: SpanValue | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(String(value));
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

const numberOf = (value: SpanValue | undefined): number | null => {
  const read = typeof value === 'number' ? value : Number.parseFloat(String(value));
  return Number.isFinite(read) ? read : null;
};

const isNo = (value: SpanValue | undefined) => value === false || value === 'false';
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const seconds = (value: number) => value.toFixed(2);

/** Least width in seconds, so that short events stay visible. */
const leastTone = 0.1;
const leastAnswer = 0.05;
/** Seconds from the start of the recogniser until it listens. */
const speechDelay = 0.05;

/** Recognises the span that starts the recording: its start is time zero. */
const isRecording = ({ name }: TraceSpan) => name.includes('background-record:listen');

/** 0 is the caller's half. A transcription counts its channels from one. */
function listeningChannel(name: string): number | null {
  if (name.includes(':gather{')) return 0;
  const number = /^stt-listen:(\d+)/.exec(name)?.[1];
  if (number === undefined) return null;
  return Number(number) > 0 ? Number(number) - 1 : Number(number);
}

type Clock = { start: number; end: number };
type Context = { peaks: Peaks; hookSeconds: (span: TraceSpan) => number };

/** End of the speech and latency of the recogniser, in seconds; null if unknown. */
function latencyOf(span: TraceSpan, channel: number, { start, end }: Clock, context: Context) {
  const hook = context.hookSeconds(span);
  const reported = numberOf(span.attributes['stt.latency_ms']);
  if (reported !== null) return { from: end - reported / 1000 - hook, latency: reported / 1000 };
  const from = endOfSpeech(context.peaks, channel, start, end);
  return from === null ? null : { from, latency: end - from - hook };
}

const noResult = (resolve: SpanValue | undefined) =>
  resolve === 'timeout'
    ? 'None (speech session timeout)'
    : 'None (call disconnected or speech session terminated)';

function speech(span: TraceSpan, clock: Clock, context: Context): Region[] {
  const channel = listeningChannel(span.name);
  if (channel === null) return [];
  const { attributes, id } = span;
  const hasResult = attributes['stt.result'] !== undefined;
  const result = jsonOf(attributes['stt.result']);
  const best = Array.isArray(result['alternatives']) ? result['alternatives'][0] : undefined;
  const alternative = isObject(best) ? best : {};
  const vendor = isObject(result['vendor']) ? textOf(result['vendor']['name']) : '';
  const isSpeech = hasResult && attributes['stt.resolve'] === 'speech';
  const measured = isSpeech ? latencyOf(span, channel, clock, context) : null;
  const confidence = alternative['confidence'];
  const facts: [string, string][] = hasResult
    ? [
        ['Vendor', vendor],
        ...(typeof confidence === 'number' && confidence !== 0
          ? [['Confidence', String(confidence)] satisfies [string, string]]
          : []),
        ['Language code', textOf(result['language_code'])],
        ['Transcript', textOf(alternative['transcript'])],
      ]
    : [['Transcript', noResult(attributes['stt.resolve'])]];
  if (measured) facts.push(['Latency', `${seconds(measured.latency)} seconds`]);
  const shared = { channel, title: 'Speech to text result', facts, spanId: id };
  const region: Region = {
    ...shared,
    id: `stt ${id}`,
    kind: 'stt',
    start: clock.start + speechDelay,
    end: clock.end,
    label: '',
  };
  if (!measured || measured.from <= 0) return [region];
  const latency: Region = {
    ...shared,
    id: `stt-latency ${id}`,
    kind: 'stt-latency',
    start: measured.from,
    end: clock.end,
    label: `${seconds(measured.latency)}s`,
  };
  return [region, latency];
}

function tone({ name, attributes, id }: TraceSpan, { start }: Clock): Region[] {
  const { dtmf, duration } = attributes;
  const length = /^(\d+(?:\.\d+)?)ms$/.exec(String(duration))?.[1];
  if (!name.startsWith('dtmf:') || dtmf === undefined || length === undefined) return [];
  return [
    {
      id: `dtmf ${id}`,
      kind: 'dtmf',
      channel: 0,
      start,
      end: start + Math.max(leastTone, Number(length) / 1000),
      label: String(dtmf),
      title: 'Dtmf result',
      facts: [
        ['Dtmf', String(dtmf)],
        ['Duration', String(duration)],
      ],
      spanId: id,
    },
  ];
}

function synthesis({ name, attributes, id }: TraceSpan, { start, end }: Clock): Region[] {
  const vendor = attributes['tts.vendor'];
  const cached = attributes['tts.cached'];
  if (!name.startsWith('tts-generation') || vendor === undefined || !isNo(cached)) return [];
  const firstByte = numberOf(attributes['time_to_first_byte_ms']);
  const until = firstByte === null ? end : start + firstByte / 1000;
  const latency = seconds(until - start);
  return [
    {
      id: `tts ${id}`,
      kind: 'tts',
      channel: 1,
      start,
      end: until,
      label: `${latency}s`,
      title: 'Tts Latency',
      facts: [
        ['Vendor', String(vendor)],
        ['Latency', `${latency} seconds`],
        ['From Cache', String(cached)],
      ],
      spanId: id,
    },
  ];
}

function answer({ name, attributes, id }: TraceSpan, { start, end }: Clock): Region[] {
  if (!name.startsWith('verb:hook')) return [];
  const reason = jsonOf(attributes['http.body'])['reason'];
  if (reason !== 'speechDetected' && reason !== 'dtmfDetected') return [];
  const latency = seconds(end - start);
  return [
    {
      id: `application ${id}`,
      kind: 'application',
      channel: 0,
      start,
      end: Math.max(end, start + leastAnswer),
      label: `${latency}s`,
      title: 'Application Response Latency',
      facts: [
        ['Status Code', String(numberOf(attributes['http.statusCode']) ?? 404)],
        ['Latency', `${latency} seconds`],
      ],
      spanId: id,
    },
  ];
}

/** Start of the recording on the trace's clock; null without a recording. */
export const recordingStart = (spans: readonly TraceSpan[]): bigint | null =>
  spans.find(isRecording)?.start ?? null;

/**
 * Events of the trace on the recording's clock, in seconds; none if the trace lacks the start of
 * the recording.
 * @param spans sorted by start
 * @param shift seconds by which the spans are late
 */
export function regionsOf(spans: readonly TraceSpan[], peaks: Peaks, shift = 0): Region[] {
  const zero = recordingStart(spans);
  if (zero === null) return [];
  const hooks = new Map(
    spans.filter(({ name }) => name.startsWith('verb:hook')).map((one) => [one.parentId, one]),
  );
  const hookSeconds = ({ id }: TraceSpan) => {
    const hook = hooks.get(id);
    return hook ? milliseconds(hook.start, hook.end) / 1000 : 0;
  };
  return spans
    .flatMap((span) => {
      const clock = {
        start: milliseconds(zero, span.start) / 1000 + shift,
        end: milliseconds(zero, span.end) / 1000 + shift,
      };
      return [
        ...speech(span, clock, { peaks, hookSeconds }),
        ...tone(span, clock),
        ...synthesis(span, clock),
        ...answer(span, clock),
      ];
    })
    .sort((a, b) => a.start - b.start);
}
