import { PlatformError } from '../../../../platform/client/calls/errors.ts';
import type { Write } from '../../../../platform/client/calls/write.ts';

/** A call of a save, and what it stores. */
export type LabelledWrite = { label: string; write: Write };

export type PartFailure = { label: string; error: unknown };

/** No further call can succeed: offline or signed out. */
export const isFatal = (error: unknown) =>
  error instanceof PlatformError && ['Unreachable', 'Unauthorized'].includes(error.kind);

/** The calls of one save, one after the other: what they stored, and what failed. */
export function attempts() {
  const saved: string[] = [];
  const failures: PartFailure[] = [];
  const fatal = () => failures.find(({ error }) => isFatal(error));
  async function run(label: string, call: () => Promise<unknown>): Promise<boolean> {
    const end = fatal();
    try {
      if (end) throw end.error;
      await call();
      saved.push(label);
      return true;
    } catch (error) {
      failures.push({ label, error });
      return false;
    }
  }
  return {
    /** Labels of the parts stored so far. */
    saved,
    failures,
    /** Messages about removed rows. */
    messages: [] as string[],
    isFatal: () => fatal() !== undefined,
    /**
     * Never throws; after a fatal failure nothing is sent, and the call fails alike.
     * @param label what the call stores, for the message when it fails
     */
    run,
    async runAll(writes: readonly LabelledWrite[]): Promise<void> {
      for (const { label, write } of writes) await run(label, write.send);
    },
  };
}
export type Attempts = ReturnType<typeof attempts>;
