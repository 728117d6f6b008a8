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

function readOf(lcrSid: string): string[] {
  const kept = readAll()[lcrSid];
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** The numbers that a table is tried with, kept in this browser until somebody signs out. */
export function useExamples(lcrSid: string) {
  const [numbers, setNumbers] = useState(() => readOf(lcrSid));
  return [
    numbers,
    (next: string[]) => {
      setNumbers(next);
      local.set(localKeys.routeExamples, JSON.stringify({ ...readAll(), [lcrSid]: next }));
    },
  ] as const;
}
