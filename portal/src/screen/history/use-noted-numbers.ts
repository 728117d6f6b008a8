import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { config } from '../../config/index.ts';
import { useUser } from '../../session/session.ts';
import type { BulkNumber } from './entry.ts';
import { requestUndo } from './undo/undo-request.ts';
import { useRecordNames } from './use-record-names.ts';

/**
 * Notes changes of many numbers in this browser's history: the planned ones before the start, so
 * that a reload can't lose them, and the written ones at the end.
 * @param numberOf the part of an item to keep; undefined if it can't be undone
 */
export function useNotedNumbers<Item>(numberOf: (item: Item) => BulkNumber | undefined) {
  const { userSid } = useUser();
  const [, navigate] = useLocation();
  const nameOf = useRecordNames();

  return async function begin(items: readonly Item[]) {
    const planned = items.flatMap((item) => numberOf(item) ?? []);
    const written: BulkNumber[] = [];
    const change = { userSid, page: addresses.phoneNumbers.list, nameOf };
    // Without storage there is no history. The change continues.
    const note = config().disableChangeHistory
      ? undefined
      : await import('./note-numbers.ts')
          .then(({ beginNumbers }) => beginNumbers(change, planned))
          .catch(() => undefined);
    return {
      /** Call after each written item. */
      add(item: Item): void {
        const number = numberOf(item);
        if (!number) return;
        written.push(number);
        note?.step();
      },
      /** @returns function that undoes all writes, if possible */
      async end(left: number): Promise<(() => void) | undefined> {
        const entryId = await note?.end(written, left);
        if (entryId === undefined) return undefined;
        const title = written.length === 1 ? '1 phone number' : `${written.length} phone numbers`;
        const request = { page: addresses.yourChanges, steps: [], title, isKept: true, entryId };
        return () => requestUndo(request, navigate);
      },
    };
  };
}
