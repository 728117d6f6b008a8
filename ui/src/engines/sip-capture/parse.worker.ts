import { readCaptureFile } from './capture-file.ts';
import { CaptureError } from './capture-problems.ts';

/** Reads one capture; the caller terminates it. */
self.addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    self.postMessage({ capture: await readCaptureFile(new Uint8Array(data)) });
  } catch (error) {
    const isKnown = error instanceof CaptureError;
    self.postMessage({ problem: isKnown ? error.code : 'unreadable' });
  }
});
