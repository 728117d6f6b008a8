import { useMemo } from 'react';
import type { CallSide } from '../../engines/sip-capture/sip-capture.types.ts';
import { formatClock, formatLength } from '../../tokens/format/index.ts';
import { foreign } from '../../tokens/text/index.ts';
import { useLabels, useLocale } from '../../use-labels.ts';
import { type BandKind, type BandMark, type BandPiece, visibleLengths } from './call-band.model.ts';
import { type BandRecording, waveOf } from './wave.model.ts';

export const defaultLabels = {
  ringing: 'Ringing',
  connected: 'Connected',
  talking: 'Talking',
  /** 'Talking to desk101' */
  talkingTo: (who: string) => `Talking to ${who}`,
  listening: 'Listening',
  speaking: 'Speaking',
  webhook: 'Webhook',
  recording: 'Recording',
  /** Accessible name of the picture, with the length of each kind. */
  summary: (parts: string) => `The call over time: ${parts}`,
  /** After the length of the call. */
  endedBy: (side: CallSide) => `ended by the ${side}`,
  /** 'Ringing 8.1 s' */
  part: (name: string, length: string) => `${name} ${length}`,
};

export type CallBandLabels = typeof defaultLabels;

export type CallBandProps = {
  /** From the first INVITE to the end, in seconds. */
  duration: number;
  /** In drawing order: later pieces cover earlier ones. */
  pieces: readonly BandPiece[];
  /** Moments such as pressed keys and failed webhooks. */
  marks?: readonly BandMark[];
  /** Drawn below, on the same axis. */
  recording?: BandRecording | undefined;
  /** The side that ended the call. */
  endedBy?: CallSide | undefined;
  /** Id of the selected piece or mark. */
  selected?: string | null;
  /** Called when a piece or mark is pressed. */
  onSelect?: (id: string) => void;
  /** Texts that replace the default ones. */
  labels?: Partial<CallBandLabels>;
};

const fills: Record<BandKind, string> = {
  ringing: 'bg-control',
  connected: 'bg-sunken',
  talking: 'bg-success-border',
  listening: 'bg-info-border',
  speaking: 'bg-accent-mark',
  webhook: 'bg-warning-strong',
};

const kinds = Object.keys(fills) as BandKind[];

/** A call from INVITE to BYE, to scale: who spoke when, and what went wrong. */
export function CallBand({
  duration,
  pieces,
  marks = [],
  recording,
  endedBy,
  selected = null,
  onSelect,
  labels,
}: CallBandProps) {
  const text = useLabels('CallBand', defaultLabels, labels);
  const locale = useLocale();
  const whole = Math.max(duration, 0.001);
  const share = (seconds: number) => `${Math.min(Math.max(seconds / whole, 0), 1) * 100}%`;
  const lengths = useMemo(() => visibleLengths(pieces, duration), [pieces, duration]);
  const present = kinds.filter((kind) => (lengths.get(kind) ?? 0) > 0);
  const partners = new Set(pieces.flatMap((piece) => piece.with ?? []));
  const [partner] = partners.size === 1 ? partners : [];
  const nameOf = (kind: BandKind, who = kind === 'talking' ? partner : undefined) =>
    who === undefined ? text[kind] : text.talkingTo(foreign(who));
  const parts = present.map((kind) =>
    text.part(nameOf(kind), formatLength(lengths.get(kind) ?? 0, locale)),
  );
  const ending = endedBy ? [text.endedBy(endedBy)] : [];
  const heard = recording
    ? [text.part(text.recording, formatLength(recording.duration, locale))]
    : [];
  return (
    <figure className="grid min-w-0 grid-cols-1 gap-1.5">
      {/* Pointers choose here; by keyboard the same parts are chosen in the trace. */}
      <div
        role="img"
        aria-label={text.summary([...parts, ...heard, ...ending].join(', '))}
        dir="ltr"
        className="relative h-7 overflow-hidden rounded-md border border-default bg-card"
      >
        {pieces.map(({ id, kind, start, end, with: who }) => (
          <span
            key={`${kind} ${id} ${start}`}
            data-kind={kind}
            data-selected={id === selected || undefined}
            title={text.part(nameOf(kind, who), formatLength(end - start, locale))}
            onPointerDown={() => onSelect?.(id)}
            className={`absolute inset-y-0 min-w-px forced-color-adjust-none data-selected:outline-2 data-selected:-outline-offset-2 data-selected:outline-focus ${fills[kind]}`}
            style={{ left: share(start), width: share(end - start) }}
          />
        ))}
        {marks.map(({ id, label, at, tone }) => (
          <span
            key={`mark ${id}`}
            title={label}
            onPointerDown={() => onSelect?.(id)}
            className={`absolute inset-y-0 w-1 -translate-x-1/2 forced-color-adjust-none ${tone === 'danger' ? 'bg-danger-strong' : 'bg-info-strong'}`}
            style={{ left: share(at) }}
          />
        ))}
      </div>
      {recording && <Wave recording={recording} duration={whole} />}
      <figcaption
        dir="ltr"
        className="flex flex-wrap items-center gap-x-4 gap-y-1 text-meta text-muted"
      >
        <span>0:00</span>
        <ul aria-hidden className="flex flex-1 flex-wrap justify-center gap-x-4">
          {present.map((kind, index) => (
            <li key={kind} className="flex items-center gap-1.5">
              <span
                className={`size-2.5 rounded-sm border border-default forced-color-adjust-none ${fills[kind]}`}
              />
              <bdi>{parts[index]}</bdi>
            </li>
          ))}
        </ul>
        <bdi>{[formatClock(Math.round(duration)), ...ending].join(', ')}</bdi>
      </figcaption>
    </figure>
  );
}

type WaveProps = { recording: BandRecording; duration: number };

/** Waveform of the recording below the band, on the same time axis. */
function Wave({ recording: { start, duration: length, channels }, duration }: WaveProps) {
  const { width, path } = useMemo(() => waveOf(channels), [channels]);
  const percent = (seconds: number) => `${(seconds / duration) * 100}%`;
  return (
    <div aria-hidden dir="ltr" className="relative h-8 overflow-hidden">
      <svg
        data-recording
        aria-hidden="true"
        viewBox={`0 0 ${Math.max(width - 1, 1)} 2`}
        preserveAspectRatio="none"
        className="absolute inset-y-0 h-full fill-current text-muted"
        style={{ left: percent(start), width: percent(length) }}
      >
        <path d={path} />
      </svg>
    </div>
  );
}
