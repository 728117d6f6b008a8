import type { TraceSpan } from '../call-trace/index.ts';

export type BandKind = 'ringing' | 'connected' | 'talking' | 'listening' | 'speaking' | 'webhook';

/** One activity during a part of a call. */
export type BandPiece = {
  id: string;
  kind: BandKind;
  /** Seconds after the start of the call. */
  start: number;
  end: number;
  /** The party that the caller talks to; only for `talking`. */
  with?: string;
};

/** A single moment in a call. */
export type BandMark = {
  id: string;
  /** 'Key 5', 'Webhook answered 500' */
  label: string;
  /** Seconds after the start of the call. */
  at: number;
  tone: 'info' | 'danger';
};

const kindOf = (name: string): BandKind | undefined => {
  if (/^verb:(say|play)\b/.test(name)) return 'speaking';
  if (/^verb:dial\b/.test(name)) return 'talking';
  if (/^verb:(gather|transcribe)\b|^stt-listen:/.test(name)) return 'listening';
  if (/^verb:hook\b|^performAppWebhook/.test(name)) return 'webhook';
  return undefined;
};

/** Drawing order: later kinds cover earlier ones, because a prompt is part of a longer listening. */
const order: readonly BandKind[] = [
  'ringing',
  'connected',
  'listening',
  'talking',
  'speaking',
  'webhook',
];

/** 'desk101' from `verb:dial{target=sip:desk101@acme.example}`, or the number. */
function targetOf(name: string): string {
  const target = /target=([^,}]*)/.exec(name)?.[1] ?? '';
  return target
    .replace(/^(sips?|tel|user|phone):/, '')
    .replace(/@.*$/, '')
    .replace(/\.{3}$/, '…');
}

const failedStatus = (value: unknown) => Number(value) >= 400;

/**
 * The parts of a call from its trace, in drawing order.
 * @param zero start of the call, in ms since the epoch
 */
export function bandOf(
  spans: readonly TraceSpan[],
  zero: number,
): { pieces: BandPiece[]; marks: BandMark[] } {
  const seconds = (nanoseconds: bigint) => (Number(nanoseconds / 1000n) / 1000 - zero) / 1000;
  const pieces: BandPiece[] = [];
  const marks: BandMark[] = [];
  for (const { id, name, start, end, attributes } of spans) {
    const kind = kindOf(name);
    const target = kind === 'talking' ? targetOf(name) : '';
    if (kind) {
      pieces.push({
        id,
        kind,
        start: seconds(start),
        end: seconds(end),
        ...(target !== '' && { with: target }),
      });
    }
    const status = attributes['http.statusCode'];
    if (kind === 'webhook' && failedStatus(status)) {
      marks.push({ id, label: `Webhook ${status}`, at: seconds(end), tone: 'danger' });
    }
    const key = /^dtmf:(.)/.exec(name)?.[1];
    if (key) marks.push({ id, label: `Key ${key}`, at: seconds(start), tone: 'info' });
  }
  return {
    pieces: pieces.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
    marks,
  };
}

/** Visible seconds of each kind: where pieces overlap, the upper one counts. */
export function visibleLengths(
  pieces: readonly BandPiece[],
  duration: number,
): Map<BandKind, number> {
  const edges = [
    ...new Set([0, duration, ...pieces.flatMap(({ start, end }) => [start, end])]),
  ].filter((at) => at >= 0 && at <= duration);
  edges.sort((one, other) => one - other);
  const lengths = new Map<BandKind, number>();
  edges.slice(1).forEach((end, index) => {
    const start = edges[index] ?? 0;
    const upper = pieces.findLast((piece) => piece.start <= start && piece.end >= end);
    if (upper) lengths.set(upper.kind, (lengths.get(upper.kind) ?? 0) + end - start);
  });
  return lengths;
}
