import { stripVTControlCharacters } from 'node:util';

let passed = 0;
let failed = 0;

const message = (error: unknown) =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join(' | ');

/** Prints one line of the report. @param look throws if the check fails; @returns what was measured */
export async function check(what: string, look: () => Promise<string>): Promise<boolean> {
  const began = performance.now();
  const time = () => `${Math.round(performance.now() - began)} ms`;
  try {
    const measured = await look();
    passed += 1;
    console.log(`ok: ${what} (${[measured, time()].filter(Boolean).join(', ')})`);
    return true;
  } catch (error) {
    failed += 1;
    console.log(`FAILED: ${what} (${time()}): ${message(error)}`);
    return false;
  }
}

/** Reports a check that could not run. */
export const notTried = (what: string) => console.log(`not tried: ${what}`);

export function holds(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

export function close(): number {
  console.log(`${passed} passed, ${failed} failed`);
  return failed;
}
