/** Whether an unknown value is an object with members. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members of a stored JSON text; none if it is invalid or not ours. */
export function recordFrom(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}
