import { type Peaks, readPeaks } from '@trunkline/ui/widgets/recording-player';
import { useEffect, useState } from 'react';
import { downloadRecording } from '../../../../platform/resources/calls/call-evidence.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { headSize, recordingBody } from './recording-body.model.ts';

type Recorded = {
  audio: Blob;
  /** File name extension. */
  ending: string;
  codec: string | undefined;
  /** null if the browser can't decode it: the file can still be downloaded. */
  peaks: Peaks | null;
};
type Loaded = { data?: Recorded; error?: unknown };

/** The response is not a recording; the message says why. */
export class NoRecording extends Error {}

/** @param signal aborts the download */
export async function loadRecording(call: RecentCall, signal: AbortSignal): Promise<Recorded> {
  const audio = await downloadRecording(call, signal);
  const head = await audio.slice(0, headSize).arrayBuffer();
  const body = recordingBody(new Uint8Array(head), audio.size);
  if (body.kind === 'none') throw new NoRecording(body.words);
  const { ending, codec } = body;
  const peaks = await readPeaks(audio, signal).catch(() => null);
  return { audio, ending, codec, peaks };
}

/** Loads a recording while it is shown; nothing is cached. */
export function useRecording(call: RecentCall): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (next: Loaded) => {
      if (!signal.aborted) setLoaded(next);
    };
    loadRecording(call, signal).then(
      (data) => tell({ data }),
      (error: unknown) => tell({ error }),
    );
    return () => controller.abort();
  }, [call]);
  return loaded;
}
