import { formatCount, formatNumber } from '@trunkline/ui/tokens/format';
import { type BulkProgress, takeInterrupted, trackBulk } from './bulk-progress.ts';
import type { BulkNumber, NewEntry } from './entry.ts';
import { addToHistory, changeEntry, removeEntry } from './history-store.ts';

type NumberChange = {
  userSid: string;
  /** Address of the list of numbers. */
  page: string;
  nameOf: (sid: string) => string | undefined;
};

/** Most rows of an entry: more would only slow the list down. */
const shownAtMost = 20;

function entryOf(
  { page, nameOf }: NumberChange,
  numbers: readonly BulkNumber[],
  messages: readonly string[],
): NewEntry {
  const label = (sid: string | null | undefined) => (sid ? (nameOf(sid) ?? sid) : null);
  return {
    action: 'changed',
    status: messages.length > 0 ? 'partial' : 'saved',
    noun: formatCount(numbers.length, 'phone number'),
    name: '',
    page,
    fields: [],
    groups: [
      {
        label: 'Phone numbers',
        rows: numbers.slice(0, shownAtMost).map(({ shown, before, after }) => ({
          id: shown,
          label: shown,
          kind: before ? 'changed' : 'added',
          fields: [
            ...(before?.account_sid === after.account_sid
              ? []
              : [
                  {
                    path: `${shown}.account`,
                    label: 'Account',
                    before: label(before?.account_sid),
                    after: label(after.account_sid),
                  },
                ]),
            {
              path: `${shown}.application`,
              label: 'Application',
              before: label(before?.application_sid),
              after: label(after.application_sid),
            },
          ],
        })),
      },
    ],
    steps: [],
    notKept: [],
    messages: [...messages],
    numbers: [...numbers],
  };
}

/**
 * Adds a change of many numbers to the history as one entry, before the first write. The entry
 * lists all of them, because a page that is closed or reloaded can't say which were written. Undo
 * skips numbers that weren't.
 */
export async function beginNumbers(change: NumberChange, planned: readonly BulkNumber[]) {
  const entryId = await addToHistory(
    change.userSid,
    entryOf(change, planned, ['Not finished. Some of them may not have been changed.']),
  );
  const progress = trackBulk(entryId, planned.length);
  return {
    /** Call after each written number. */
    step: progress.step,
    /** @returns the id of the entry; undefined if nothing was written */
    async end(written: readonly BulkNumber[], left: number): Promise<number | undefined> {
      const messages = left === 0 ? [] : [`${formatNumber(left)} were not changed`];
      if (written.length === 0) await removeEntry(entryId);
      else await changeEntry(entryId, entryOf(change, written, messages));
      progress.end();
      return written.length === 0 ? undefined : entryId;
    },
  };
}

/** Notes in the history how far interrupted changes came. @returns their progress */
export async function noteInterrupted(): Promise<BulkProgress[]> {
  const interrupted = await takeInterrupted();
  for (const [entryId, { done, total }] of interrupted) {
    const progress = `${formatNumber(done)} of ${formatNumber(total)}`;
    await changeEntry(entryId, {
      messages: [`Stopped after ${progress}: the page was closed or reloaded.`],
    });
  }
  return interrupted.map(([, progress]) => progress);
}
