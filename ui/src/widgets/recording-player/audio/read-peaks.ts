import { unreadSentences } from '../player-labels.ts';
import type { Peaks } from '../recording-player.types.ts';

/** Sample rate of call recordings. */
const sampleRate = 8000;

function inWorker(
  question: object,
  transfer: Transferable[],
  unread: string,
  signal?: AbortSignal,
) {
  return new Promise<Peaks | null>((resolve, reject) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./peaks.worker.ts', import.meta.url), { type: 'module' });
    } catch (cause) {
      // Refused by the page's content security policy.
      reject(new Error(unread, { cause }));
      return;
    }
    const end = () => {
      signal?.removeEventListener('abort', handleAbort);
      worker.terminate();
    };
    const fail = () => {
      end();
      reject(new Error(unread));
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
 * Computes the peaks of a recording off the main thread. Anything but plain WAV is first decoded by
 * the browser, in another thread.
 * @param sentences the label `unread` of `RecordingPlayer`, if you translate it
 * @throws Error with a message for users
 */
export async function readPeaks(
  audio: Blob,
  signal?: AbortSignal,
  { unread, unknownFormat } = unreadSentences,
): Promise<Peaks> {
  const file = await audio.arrayBuffer();
  const fromWav = await inWorker({ file }, [file], unread, signal);
  if (fromWav) return fromWav;
  const context = new OfflineAudioContext(2, 1, sampleRate);
  let decoded: AudioBuffer;
  try {
    decoded = await context.decodeAudioData(await audio.arrayBuffer());
  } catch (cause) {
    throw new Error(unknownFormat, { cause });
  }
  const channels = Array.from({ length: Math.min(decoded.numberOfChannels, 2) }, (_, channel) =>
    decoded.getChannelData(channel),
  );
  const peaks = await inWorker({ channels, sampleRate: decoded.sampleRate }, [], unread, signal);
  if (!peaks) throw new Error(unread);
  return peaks;
}
