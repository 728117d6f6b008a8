import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { config } from '../../config/index.ts';
import { useUser } from '../../session/session.ts';
import type { BulkNumber } from './entry.ts';
import { requestUndo } from './undo-request.ts';
import { useRecordNames } from './use-record-names.ts';

/**
 * Notes changes of many numbers in the history of this browser: what is planned before it begins, so
 * that a reload can't lose it, and what was written at its end.
 * @param numberOf the part of an item that the history keeps; undefined: it can't be undone
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
      /** One was written. */
      add(item: Item): void {
        const number = numberOf(item);
        if (!number) return;
        written.push(number);
        note?.step();
      },
      /** @returns what undoes all that was written, if it can be */
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
