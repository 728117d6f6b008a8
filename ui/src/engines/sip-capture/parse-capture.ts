import { CaptureError } from './network/packets.ts';
import type { Capture } from './sip-capture.types.ts';

type Answer = { capture: Capture; problem?: undefined } | { problem: string };

/** A file that takes longer is not the capture of a call. In ms. */
const patience = 10_000;

/**
 * Reads a capture off the main thread, in a worker that is gone when it is done.
 * @param bytes handed over: they cannot be used afterwards
 * @throws CaptureError with what to tell people
 */
export function parseCapture(bytes: ArrayBuffer, signal?: AbortSignal): Promise<Capture> {
  return new Promise<Capture>((resolve, reject) => {
    const worker = new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', handleAbort);
      worker.terminate();
    };
    const fail = (problem: string) => {
      end();
      reject(new CaptureError(problem));
    };
    const handleAbort = () => fail('Reading the capture was stopped.');
    const timer = setTimeout(
      () => fail('This capture takes too long to read. Download it instead.'),
      patience,
    );
    signal?.addEventListener('abort', handleAbort);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.problem !== undefined) return fail(data.problem);
      end();
      resolve(data.capture);
    };
    worker.onerror = () => fail("This capture can't be read.");
    worker.postMessage(bytes, [bytes]);
  });
}
