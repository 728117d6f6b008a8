import { cva } from 'class-variance-authority';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { reporting, useLoaded } from '../../use-loaded.ts';
import type { TraceSpan } from '../call-trace/index.ts';
import type { Heard } from './audio/channel-mixer.ts';
import type { Engine } from './audio/player-engine.ts';
import { silencesOf } from './audio/silence.model.ts';
import { loadWaveSurfer } from './audio/wavesurfer.ts';
import { jumpFrom, jumpSeconds } from './clock.model.ts';
import { EventList } from './event-list.tsx';
import { PlayerControls } from './player-controls.tsx';
import { defaultLabels, type RecordingPlayerLabels } from './player-labels.ts';
import type { Peaks } from './recording-player.types.ts';
import { regionsOf } from './regions.model.ts';

const loadPlayer = reporting(async () => {
  const [modules, { Waveform }] = await Promise.all([loadWaveSurfer(), import('./waveform.tsx')]);
  return { modules, Waveform };
});

const playerStyles = cva('grid min-w-0 grid-cols-1 gap-3');

const noSpans: readonly TraceSpan[] = [];

export type RecordingPlayerProps = {
  /** The file. Keep it stable between renders, like `peaks` and `spans`. */
  audio: Blob;
  /** Result of `readPeaks`. */
  peaks: Peaks;
  /** Trace of the call; its events are marked in the recording. */
  spans?: readonly TraceSpan[];
  /** Seconds by which the spans are late on the recording's clock. Default: 0. */
  shift?: number;
  /** Position to seek to when it changes, in seconds: for a choice made elsewhere. */
  position?: number | undefined;
  /** Id of the span with its event marked. */
  selectedSpan?: string | null;
  /** Called when an event is chosen, in the list or in the waveform. */
  onSelectSpan?: (spanId: string) => void;
  /** Called to download the file; without it there is no button. */
  onDownload?: (() => void) | undefined;
  /** Omit it if the user may not delete. */
  onDelete?: (() => void) | undefined;
  /** Overrides texts of the current language. */
  labels?: Partial<RecordingPlayerLabels>;
  /** Additional classes for the root. */
  className?: string;
};

/** Player with the waveform of a recording and the events in it. */
export function RecordingPlayer({
  audio,
  peaks,
  spans = noSpans,
  shift = 0,
  position,
  selectedSpan = null,
  onSelectSpan,
  onDownload,
  onDelete,
  labels,
  className,
}: RecordingPlayerProps) {
  const text = useLabels('RecordingPlayer', defaultLabels, labels);
  const player = useLoaded(loadPlayer);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [hasProblem, setProblem] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState<number | null>(null);
  const [heard, setHeard] = useState<Heard>([true, true]);
  const [isSkipping, setSkipping] = useState(false);
  const [hasRegions, setRegions] = useState(false);
  const regions = useMemo(() => regionsOf(spans, peaks, shift), [spans, peaks, shift]);

  const wanted = position === undefined ? undefined : Math.min(position, peaks.duration);
  useEffect(() => {
    if (wanted !== undefined) engine?.seek(wanted);
  }, [engine, wanted]);

  const seek = (seconds: number) => {
    engine?.seek(seconds);
    setTime(seconds);
  };
  const jump = (by: number) => seek(jumpFrom(engine?.time() ?? 0, by, peaks.duration));
  const hear = (next: Heard) => {
    setHeard(next);
    engine?.hear(next);
  };
  const chooseEvent = (id: string) => {
    const region = regions.find((one) => one.id === id);
    if (!region) return;
    seek(Math.min(Math.max(region.start, 0), peaks.duration));
    onSelectSpan?.(region.spanId);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT)$/.test(target.tagName)) {
      return;
    }
    const keys: Record<string, () => void> = {
      k: () => engine?.toggle(),
      j: () => jump(-jumpSeconds),
      l: () => jump(jumpSeconds),
    };
    const action = keys[event.key.toLowerCase()];
    if (!action) return;
    // The console has single-key shortcuts too.
    event.stopPropagation();
    action();
  };

  return (
    <section
      aria-label={text.player}
      onKeyDown={handleKeyDown}
      className={playerStyles({ className })}
    >
      {hasProblem || player === 'absent' ? (
        <Text role="alert" size="small" tone="danger">
          {hasProblem ? text.problem : text.absent}
        </Text>
      ) : player ? (
        <player.Waveform
          modules={player.modules}
          audio={audio}
          peaks={peaks}
          regions={hasRegions ? regions : []}
          onEngine={setEngine}
          onTime={setTime}
          onPlaying={setPlaying}
          onRegion={chooseEvent}
          onProblem={() => setProblem(true)}
        />
      ) : (
        <Skeleton className="h-[118px] w-full" />
      )}
      <PlayerControls
        isReady={engine !== null}
        isPlaying={isPlaying}
        time={time}
        duration={peaks.duration}
        channels={peaks.channels.length}
        heard={heard}
        onToggle={() => engine?.toggle()}
        onJump={jump}
        onSeek={seek}
        onSpeed={(rate) => engine?.setSpeed(rate)}
        onVolume={(volume) => engine?.setVolume(volume)}
        onHear={hear}
        labels={text}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Checkbox
          label={text.skipSilence}
          checked={isSkipping}
          disabled={engine === null}
          onChange={({ target }) => {
            setSkipping(target.checked);
            engine?.skip(target.checked ? silencesOf(peaks) : []);
          }}
        />
        {regions.length > 0 && (
          <Checkbox
            label={text.showLatencies}
            checked={hasRegions}
            disabled={engine === null}
            onChange={({ target }) => setRegions(target.checked)}
          />
        )}
        <div className="ms-auto flex flex-wrap gap-2">
          {onDownload && (
            <Button size="sm" onClick={onDownload}>
              {text.download}
            </Button>
          )}
          {onDelete && (
            <Button size="sm" tone="danger" onClick={onDelete}>
              {text.delete}
            </Button>
          )}
        </div>
      </div>
      {regions.length > 0 && (
        <EventList
          regions={regions}
          selectedSpan={selectedSpan}
          onChoose={chooseEvent}
          labels={text}
        />
      )}
    </section>
  );
}
