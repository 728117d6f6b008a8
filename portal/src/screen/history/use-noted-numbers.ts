import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { config } from '../../config/index.ts';
import { toast } from '../../notices/toasts.ts';
import { useUser } from '../../session/session.ts';
import type { BulkNumber } from './entry.ts';
import { requestUndo } from './undo-request.ts';
import { useRecordNames } from './use-record-names.ts';

/**
 * Notes a change of many numbers in the history of this browser.
 * @returns takes what was written and how many were not; returns what undoes it, if it can be
 */
export function useNotedNumbers() {
  const { userSid } = useUser();
  const [, navigate] = useLocation();
  const nameOf = useRecordNames();
  return (numbers: readonly BulkNumber[], left: number) => {
    if (config().disableChangeHistory || numbers.length === 0) return undefined;
    const messages = left === 0 ? [] : [`${left} were not changed`];
    const page = addresses.phoneNumbers.list;
    const noted = import('./note-numbers.ts').then(({ noteNumbers }) =>
      noteNumbers({ userSid, page, numbers, messages, nameOf }),
    );
    noted.catch(() => undefined);
    const title = numbers.length === 1 ? '1 phone number' : `${numbers.length} phone numbers`;
    return () => {
      noted.then(
        (entryId) => {
          const request = { page: addresses.yourChanges, steps: [], title, isKept: true, entryId };
          requestUndo(request, navigate);
        },
        () => toast.error("Couldn't load what undoes the change. Try again."),
      );
    };
  };
}
