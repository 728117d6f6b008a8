import { milliseconds, rootOf } from './call-trace.model.ts';
import type { TraceSpan, Turn } from './call-trace.types.ts';

const numberOf = (value: unknown): number | null => {
  const read = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
};

/** 'gather' in 'verb:gather{inputs=speech}'. */
const verbOf = (name: string) => /^verb:([a-z]+)/i.exec(name)?.[1] ?? name;

const isHeard = ({ name }: TraceSpan) =>
  name.includes(':gather{') || name.startsWith('stt-listen:');
const isHook = ({ name }: TraceSpan) => name.startsWith('verb:hook');
const isMade = ({ name, attributes }: TraceSpan) =>
  name.startsWith('tts-generation') && attributes['tts.cached'] !== true;

/** Time to the first audible sound, which streaming vendors report. */
const synthesisOf = ({ start, end, attributes }: TraceSpan) =>
  numberOf(attributes['time_to_first_byte_ms']) ?? milliseconds(start, end);

/**
 * The turns of a conversation: how long a caller waits after speaking. The recogniser reports its
 * own time, the application's is the webhook below it, and the synthesis' is the first speech after
 * it and before the next turn.
 */
export function turnsOf(spans: readonly TraceSpan[]): Turn[] {
  const zero = rootOf(spans)?.start ?? 0n;
  const hooks = new Map(spans.filter(isHook).map((hook) => [hook.parentId, hook]));
  const heard = spans.filter(isHeard);
  // Speech at the start of a turn responds to the previous one.
  const synthesised = spans.filter(isMade);
  return heard.flatMap((span, index): Turn[] => {
    const recogniser = numberOf(span.attributes['stt.latency_ms']);
    const hook = hooks.get(span.id);
    const until = heard[index + 1]?.end;
    const speech = synthesised.find(
      ({ start }) => start >= span.end && (until === undefined || start < until),
    );
    const application = hook ? milliseconds(hook.start, hook.end) : null;
    if (recogniser === null && application === null) return [];
    return [
      {
        spanId: span.id,
        at: milliseconds(zero, span.start),
        name: verbOf(span.name),
        recogniser,
        application,
        synthesis: speech ? synthesisOf(speech) : null,
      },
    ];
  });
}

/**
 * Percentile by nearest rank, so that the result was really measured; null without values.
 * @param share 0.5 for the median
 */
export function percentile(values: readonly number[], share: number): number | null {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)] ?? null;
}
