/** A call of a save that stands by itself: others may succeed when it fails. */
export type SavePart = {
  /** What is stored by it, for the message when it was not. */
  label: string;
  run: () => Promise<void>;
};

export type PartFailure = { label: string; error: unknown };

/** Runs every part at once and tells which were stored. Never throws. */
export async function saveParts(
  parts: readonly SavePart[],
): Promise<{ saved: string[]; failures: PartFailure[] }> {
  const results = await Promise.allSettled(parts.map(({ run }) => run()));
  const saved: string[] = [];
  const failures: PartFailure[] = [];
  for (const [index, { label }] of parts.entries()) {
    const result = results[index];
    if (result?.status === 'rejected') failures.push({ label, error: result.reason });
    else saved.push(label);
  }
  return { saved, failures };
}
