import { type Peaks, readPeaks } from '@trunkline/ui/widgets/recording-player';
import { useEffect, useState } from 'react';
import { downloadRecording } from '../../../platform/resources/calls/call-evidence.ts';
import type { RecentCall } from '../../../platform/resources/calls/recent-calls.ts';

type Loaded = { data?: { audio: Blob; peaks: Peaks }; error?: unknown };

/** A recording while it is looked at; nothing of it is kept afterwards. */
export function useRecording(call: RecentCall): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (next: Loaded) => {
      if (!signal.aborted) setLoaded(next);
    };
    const load = async () => {
      const audio = await downloadRecording(call, signal);
      return { audio, peaks: await readPeaks(audio, signal) };
    };
    load().then(
      (data) => tell({ data }),
      (error: unknown) => tell({ error }),
    );
    return () => controller.abort();
  }, [call]);
  return loaded;
}
