import { formatCount, formatNumber } from '@trunkline/ui/tokens/format';
import { type BulkProgress, takeInterrupted, trackBulk } from './bulk-progress.ts';
import type { BulkNumber, NewEntry } from './entry.ts';
import { addToHistory, changeEntry, removeEntry } from './history-store.ts';

type NumberChange = {
  userSid: string;
  /** List of the numbers. */
  page: string;
  nameOf: (sid: string) => string | undefined;
};

/** More rows than a person reads make the list slow. */
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
 * Keeps a change of many numbers as one, before the first is written: with all of them, since a page
 * that is closed or reloaded has no time to say which were. Undo skips those that were not.
 */
export async function beginNumbers(change: NumberChange, planned: readonly BulkNumber[]) {
  const entryId = await addToHistory(
    change.userSid,
    entryOf(change, planned, ['Not finished. Some of them may not have been changed.']),
  );
  const progress = trackBulk(entryId, planned.length);
  return {
    /** One was written. */
    step: progress.step,
    /** @returns the id of the entry; undefined where nothing was written */
    async end(written: readonly BulkNumber[], left: number): Promise<number | undefined> {
      const messages = left === 0 ? [] : [`${formatNumber(left)} were not changed`];
      if (written.length === 0) await removeEntry(entryId);
      else await changeEntry(entryId, entryOf(change, written, messages));
      progress.end();
      return written.length === 0 ? undefined : entryId;
    },
  };
}

/** Says in the history how far changes came whose page was closed or reloaded. @returns how far */
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
