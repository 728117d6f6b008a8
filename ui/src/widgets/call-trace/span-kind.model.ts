import type { TraceSpan } from './call-trace.types.ts';

export const spanKinds = ['say', 'gather', 'webhook', 'vendor', 'other', 'failed'] as const;
export type SpanKind = (typeof spanKinds)[number];

const isFailed = ({ attributes }: TraceSpan) =>
  Number(attributes['http.statusCode']) >= 400 ||
  (attributes['error'] !== undefined && String(attributes['error']) !== 'false');

/** Kind of a step, for the colour of its bar; a failure takes precedence. */
export function spanKindOf(span: TraceSpan): SpanKind {
  if (isFailed(span)) return 'failed';
  const { name } = span;
  if (/^tts-|^stt-/.test(name)) return 'vendor';
  if (/^verb:hook\b|webhook/i.test(name)) return 'webhook';
  if (/^verb:(say|play)\b/.test(name)) return 'say';
  return /^verb:(gather|dial|transcribe)\b/.test(name) ? 'gather' : 'other';
}

/** Least distance of ticks, in px. */
const leastApart = 80;

/** Round times for an axis, in ms: 1, 2 or 5 times a power of ten apart. */
export function ticksOf(msPerPixel: number, width: number): number[] {
  const least = msPerPixel * leastApart;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((one) => one * power >= least) ?? 10) * power;
  const count = Math.floor((msPerPixel * width) / step);
  return Array.from({ length: count + 1 }, (_, n) => n * step);
}
