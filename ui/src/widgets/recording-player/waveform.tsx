import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createEngine, type Engine, type EngineEvents } from './audio/player-engine.ts';
import type { WaveSurferModules } from './audio/wavesurfer.ts';
import type { Peaks, Region } from './recording-player.types.ts';

type WaveformProps = Omit<EngineEvents, 'onReady'> & {
  modules: WaveSurferModules;
  audio: Blob;
  peaks: Peaks;
  regions: readonly Region[];
  /** Called with the engine once it is ready; null when it is destroyed. */
  onEngine: (engine: Engine | null) => void;
};

/** The waveform of a recording, and its playback. */
export function Waveform({ modules, audio, peaks, regions, ...events }: WaveformProps) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(events);
  const [engine, setEngine] = useState<Engine | null>(null);
  useLayoutEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    if (!container.current) return;
    let engine: Engine;
    try {
      engine = createEngine(modules, container.current, audio, peaks, {
        onReady: () => {
          setEngine(engine);
          latest.current.onEngine(engine);
        },
        onTime: (seconds) => latest.current.onTime(seconds),
        onPlaying: (isPlaying) => latest.current.onPlaying(isPlaying),
        onRegion: (id) => latest.current.onRegion(id),
        onProblem: () => latest.current.onProblem(),
      });
    } catch {
      // Where Trusted Types are demanded, the browser refuses the markup of wavesurfer.
      latest.current.onProblem();
      return;
    }
    return () => {
      setEngine(null);
      latest.current.onEngine(null);
      engine.destroy();
    };
  }, [modules, audio, peaks]);
  useEffect(() => engine?.show(regions), [engine, regions]);
  return (
    <div
      ref={container}
      dir="ltr"
      data-waveform
      className="min-h-[118px] min-w-0 overflow-hidden rounded-md border border-default bg-card"
    />
  );
}
