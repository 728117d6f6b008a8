import { PlatformError } from '../../../../platform/client/calls/errors.ts';
import type { Write } from '../../../../platform/client/calls/write.ts';

/** A call of a save, with a label for what it stores. */
export type LabelledWrite = { label: string; write: Write };

export type PartFailure = { label: string; error: unknown };

/** Whether no further call can succeed: offline or signed out. */
export const isFatal = (error: unknown) =>
  error instanceof PlatformError && ['Unreachable', 'Unauthorized'].includes(error.kind);

/** Runs the calls of one save in sequence; collects what they stored and what failed. */
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
     * Never throws. After a fatal failure nothing is sent, and the call fails in the same way.
     * @param label what the call stores, for the message if it fails
     */
    run,
    async runAll(writes: readonly LabelledWrite[]): Promise<void> {
      for (const { label, write } of writes) await run(label, write.send);
    },
  };
}
export type Attempts = ReturnType<typeof attempts>;
