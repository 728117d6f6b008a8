import { useState } from 'react';
import { isRecord } from '../../browser/record.ts';
import { local, localKeys } from '../../browser/storage.ts';

function readAll(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(local.get(localKeys.routeExamples) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** What stands for a table that is not stored yet. */
const newTable = 'new';

function readOf(lcrSid: string): string[] {
  const kept = readAll()[lcrSid];
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** The numbers that a table is tried with, kept in this browser until somebody signs out. */
export function useExamples(lcrSid: string | null) {
  const table = lcrSid ?? newTable;
  const [numbers, setNumbers] = useState(() => readOf(table));
  return [
    numbers,
    (next: string[]) => {
      setNumbers(next);
      local.set(localKeys.routeExamples, JSON.stringify({ ...readAll(), [table]: next }));
    },
  ] as const;
}

/** What was typed for the new table stays with it, and the next one begins empty. */
export function giveExamplesTo(lcrSid: string): void {
  const { [newTable]: typed, ...others } = readAll();
  if (typed) local.set(localKeys.routeExamples, JSON.stringify({ ...others, [lcrSid]: typed }));
}
