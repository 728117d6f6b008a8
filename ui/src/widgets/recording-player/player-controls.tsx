import { Ear, Pause, Play, RotateCcw, RotateCw, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Select } from '../../primitives/select/index.ts';
import type { Heard } from './audio/channel-mixer.ts';
import { clockText, jumpSeconds } from './clock.model.ts';
import type { RecordingPlayerLabels } from './player-labels.ts';

const speeds = ['0.5', '0.75', '1', '1.25', '1.5', '2'];

type PlayerControlsProps = {
  isReady: boolean;
  isPlaying: boolean;
  /** null until played. */
  time: number | null;
  duration: number;
  channels: number;
  heard: Heard;
  onToggle: () => void;
  onJump: (by: number) => void;
  onSeek: (seconds: number) => void;
  onSpeed: (rate: number) => void;
  onVolume: (volume: number) => void;
  onHear: (heard: Heard) => void;
  labels: RecordingPlayerLabels;
};

const rangeStyles =
  'h-6 pointer-coarse:h-control min-w-24 accent-(--tl-accent-text) disabled:opacity-55';

export function PlayerControls({
  isReady,
  isPlaying,
  time,
  duration,
  channels,
  heard,
  onToggle,
  onJump,
  onSeek,
  onSpeed,
  onVolume,
  onHear,
  labels,
}: PlayerControlsProps) {
  const [speed, setSpeed] = useState('1');
  const [volume, setVolume] = useState(1);
  const position = time ?? 0;
  return (
    // Left to right like the waveform above: the controls follow the direction of the recording.
    <div dir="ltr" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex items-center gap-1">
        <IconButton
          icon={RotateCcw}
          label={labels.back}
          disabled={!isReady}
          onClick={() => onJump(-jumpSeconds)}
        />
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? labels.pause : labels.play}
          variant="secondary"
          disabled={!isReady}
          onClick={onToggle}
        />
        <IconButton
          icon={RotateCw}
          label={labels.forward}
          disabled={!isReady}
          onClick={() => onJump(jumpSeconds)}
        />
      </div>
      <span data-clock className="min-w-11 font-mono text-small">
        {clockText(time === null ? duration : position)}
      </span>
      <input
        type="range"
        aria-label={labels.position}
        aria-valuetext={`${clockText(position)} / ${clockText(duration)}`}
        min={0}
        max={duration}
        step={0.1}
        value={position}
        disabled={!isReady}
        onChange={(event) => onSeek(Number(event.target.value))}
        className={`${rangeStyles} flex-1`}
      />
      <Select
        aria-label={labels.speed}
        size="sm"
        className="w-20!"
        value={speed}
        disabled={!isReady}
        onChange={(next) => {
          setSpeed(next);
          onSpeed(Number(next));
        }}
        options={speeds.map((value) => ({ value, label: `${value}×` }))}
      />
      <span className="flex items-center gap-1.5">
        <Volume2 size={16} strokeWidth={1.75} aria-hidden className="text-muted" />
        <input
          type="range"
          aria-label={labels.volume}
          min={0}
          max={1}
          step={0.05}
          value={volume}
          disabled={!isReady}
          onChange={(event) => {
            setVolume(Number(event.target.value));
            onVolume(Number(event.target.value));
          }}
          className={`${rangeStyles} w-24`}
        />
      </span>
      {channels > 1 && (
        <div className="flex flex-wrap items-center gap-x-4">
          {([0, 1] as const).map((channel) => (
            <Channel
              key={channel}
              channel={channel}
              heard={heard}
              isReady={isReady}
              onHear={onHear}
              labels={labels}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type ChannelProps = Pick<PlayerControlsProps, 'heard' | 'isReady' | 'onHear' | 'labels'> & {
  channel: 0 | 1;
};

/** Mutes one side of the call. */
function Channel({ channel, heard, isReady, onHear, labels }: ChannelProps) {
  const name = labels.channel(channel);
  const other = channel === 0 ? 1 : 0;
  const isSolo = heard[channel] && !heard[other];
  const set = (own: boolean, others: boolean): Heard =>
    channel === 0 ? [own, others] : [others, own];
  return (
    <span className="flex items-center gap-0.5 text-small text-muted">
      {name}
      <IconButton
        icon={heard[channel] ? Volume2 : VolumeX}
        label={labels.mute(name)}
        size="sm"
        aria-pressed={!heard[channel]}
        disabled={!isReady}
        onClick={() => onHear(set(!heard[channel], heard[other]))}
      />
      <IconButton
        icon={Ear}
        label={labels.solo(name)}
        size="sm"
        aria-pressed={isSolo}
        disabled={!isReady}
        className={isSolo ? 'text-accent!' : undefined}
        onClick={() => onHear(isSolo ? [true, true] : set(true, false))}
      />
    </span>
  );
}
