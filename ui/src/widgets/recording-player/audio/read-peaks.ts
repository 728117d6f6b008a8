import type { Peaks } from '../recording-player.types.ts';

/** At this rate recordings of calls are made. */
const sampleRate = 8000;

function inWorker(question: object, transfer: Transferable[], signal?: AbortSignal) {
  return new Promise<Peaks | null>((resolve, reject) => {
    const worker = new Worker(new URL('./peaks.worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      signal?.removeEventListener('abort', handleAbort);
      worker.terminate();
    };
    const fail = () => {
      end();
      reject(new Error("This recording can't be read."));
    };
    const handleAbort = () => fail();
    signal?.addEventListener('abort', handleAbort);
    worker.onmessage = ({ data }: MessageEvent<Peaks | null>) => {
      end();
      resolve(data);
    };
    worker.onerror = fail;
    worker.postMessage(question, transfer);
  });
}

/**
 * Peaks of a recording, computed off the main thread. The browser first decodes anything but plain
 * WAV, in a thread of its own.
 * @throws Error with a message for users
 */
export async function readPeaks(audio: Blob, signal?: AbortSignal): Promise<Peaks> {
  const file = await audio.arrayBuffer();
  const fromWav = await inWorker({ file }, [file], signal);
  if (fromWav) return fromWav;
  const context = new OfflineAudioContext(2, 1, sampleRate);
  let decoded: AudioBuffer;
  try {
    decoded = await context.decodeAudioData(await audio.arrayBuffer());
  } catch (cause) {
    throw new Error("This recording can't be played: its format is not known.", { cause });
  }
  const channels = Array.from({ length: Math.min(decoded.numberOfChannels, 2) }, (_, channel) =>
    decoded.getChannelData(channel),
  );
  const peaks = await inWorker({ channels, sampleRate: decoded.sampleRate }, [], signal);
  if (!peaks) throw new Error("This recording can't be read.");
  return peaks;
}
