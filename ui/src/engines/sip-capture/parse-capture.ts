import { CaptureError, captureProblems } from './capture-problems.ts';
import type { Capture } from './sip-capture.types.ts';

type Answer = { capture: Capture; problem?: undefined } | { problem: CaptureError['code'] };

/** A file that takes longer is not the capture of a call. In ms. */
const patience = 10_000;

/**
 * Reads a capture in a worker.
 * @param bytes transferred: unusable afterwards
 * @param problems the label of `SipLadder`, in another language
 * @throws CaptureError with a message for people
 */
export function parseCapture(
  bytes: ArrayBuffer,
  signal?: AbortSignal,
  problems: typeof captureProblems = captureProblems,
): Promise<Capture> {
  return new Promise<Capture>((resolve, reject) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      // Refused by the page's content security policy.
      reject(new CaptureError('unreadable', problems));
      return;
    }
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', handleAbort);
      worker.terminate();
    };
    const fail = (code: CaptureError['code']) => {
      end();
      reject(new CaptureError(code, problems));
    };
    const handleAbort = () => fail('stopped');
    const timer = setTimeout(() => fail('tooSlow'), patience);
    signal?.addEventListener('abort', handleAbort);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.problem !== undefined) return fail(data.problem);
      end();
      resolve(data.capture);
    };
    worker.onerror = () => fail('unreadable');
    worker.postMessage(bytes, [bytes]);
  });
}
