import type { TraceSpan } from '../call-trace/index.ts';

export type BandKind = 'ringing' | 'connected' | 'listening' | 'speaking' | 'webhook';

/** What went on during a part of a call. */
export type BandPiece = {
  id: string;
  kind: BandKind;
  /** Seconds after the call began. */
  start: number;
  end: number;
};

/** Something that happened at one moment. */
export type BandMark = {
  id: string;
  /** 'Key 5', 'Webhook answered 500' */
  label: string;
  /** In seconds after the call began. */
  at: number;
  tone: 'info' | 'danger';
};

const kindOf = (name: string): BandKind | undefined => {
  if (/^verb:(say|play)\b/.test(name)) return 'speaking';
  if (/^verb:(gather|dial|transcribe)\b|^stt-listen:/.test(name)) return 'listening';
  if (/^verb:hook\b|^performAppWebhook/.test(name)) return 'webhook';
  return undefined;
};

/** Later kinds are drawn over earlier ones: a prompt is part of the listening it belongs to. */
const order: readonly BandKind[] = ['ringing', 'connected', 'listening', 'speaking', 'webhook'];

const failedStatus = (value: unknown) => Number(value) >= 400;

/**
 * The parts of a call as its trace tells them, in drawing order.
 * @param zero when the call began, in ms since the epoch
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
    if (kind) pieces.push({ id, kind, start: seconds(start), end: seconds(end) });
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
