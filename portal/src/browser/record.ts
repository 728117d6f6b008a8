/** Whether something that came from outside has members. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a JSON text that was kept; none where it is no such text, or not ours. */
export function recordFrom(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}
