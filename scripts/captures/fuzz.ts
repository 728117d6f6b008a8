import { readCapture } from '../../ui/src/engines/sip-capture/capture.ts';
import { CaptureError } from '../../ui/src/engines/sip-capture/capture-problems.ts';
import { brokenCapture } from '../../ui/src/widgets/sip-ladder/fuzz.fixtures.ts';

/** No file may keep a reader longer than this, in ms. */
const longest = 100;

/** Reads broken captures. @returns a line for each capture that threw or took too long */
export function fuzz(count: number): string[] {
  const failures: string[] = [];
  let slowest = { number: 0, ms: 0 };
  const read = (bytes: Uint8Array) => {
    const start = performance.now();
    try {
      readCapture(bytes);
    } catch (error) {
      if (!(error instanceof CaptureError)) failures.push(`A broken capture: ${error}`);
    }
    return performance.now() - start;
  };
  for (let number = 0; number < count; number += 1) {
    const bytes = brokenCapture(number);
    let ms = read(bytes);
    // The machine may have been busy with something else.
    for (let again = 0; ms > longest && again < 5; again += 1) ms = Math.min(ms, read(bytes));
    if (ms > slowest.ms) slowest = { number, ms };
    if (ms > longest) failures.push(`broken capture ${number} took ${Math.round(ms)} ms`);
  }
  console.log(
    `${count} broken captures, the slowest (${slowest.number}) took ${slowest.ms.toFixed(1)} ms`,
  );
  return failures;
}
