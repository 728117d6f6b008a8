import { useState } from 'react';
import { recordFrom } from '../../../browser/record.ts';
import { local, localKeys } from '../../../browser/storage.ts';

const readAll = () => recordFrom(local.get(localKeys.routeExamples));

/** Key of a table that isn't stored yet. */
const newTable = 'new';

function readOf(lcrSid: string): string[] {
  const kept = readAll()[lcrSid];
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** Example numbers for testing a table, stored in this browser until sign-out. */
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

/** Keeps the examples typed for a new table with it; the next one starts empty. */
export function giveExamplesTo(lcrSid: string): void {
  const { [newTable]: typed, ...others } = readAll();
  if (typed) local.set(localKeys.routeExamples, JSON.stringify({ ...others, [lcrSid]: typed }));
}
