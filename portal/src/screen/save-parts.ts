/** A call of a save that stands by itself: others may succeed when it fails. */
export type SavePart = {
  /** What is stored by it, for the message when it was not. */
  label: string;
  run: () => Promise<void>;
};

export type PartsOutcome = {
  saved: string[];
  failures: { label: string; error: unknown }[];
};

/** Runs every part at once and tells which were stored. Never throws. */
export async function saveParts(parts: readonly SavePart[]): Promise<PartsOutcome> {
  const results = await Promise.allSettled(parts.map(({ run }) => run()));
  const outcome: PartsOutcome = { saved: [], failures: [] };
  for (const [index, { label }] of parts.entries()) {
    const result = results[index];
    if (result?.status === 'rejected') outcome.failures.push({ label, error: result.reason });
    else outcome.saved.push(label);
  }
  return outcome;
}
