import { formatCount } from '@trunkline/ui/tokens/format';
import { config } from '../../config/index.ts';
import type { BulkNumber } from './entry.ts';
import { addToHistory } from './history-store.ts';

type NumberChange = {
  userSid: string;
  /** List of the numbers. */
  page: string;
  numbers: readonly BulkNumber[];
  /** The numbers that were not written, in a few words. */
  messages: readonly string[];
  nameOf: (sid: string) => string | undefined;
};

/** More rows than a person reads make the list slow. */
const shownAtMost = 20;

/** Keeps a change of many numbers as one. @returns its id; undefined where no history is kept */
export async function noteNumbers(change: NumberChange): Promise<number | undefined> {
  const { userSid, page, numbers, messages, nameOf } = change;
  if (config().disableChangeHistory || numbers.length === 0) return undefined;
  const told = (sid: string | null | undefined) => (sid ? (nameOf(sid) ?? sid) : null);
  return addToHistory(userSid, {
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
                    before: told(before?.account_sid),
                    after: told(after.account_sid),
                  },
                ]),
            {
              path: `${shown}.application`,
              label: 'Application',
              before: told(before?.application_sid),
              after: told(after.application_sid),
            },
          ],
        })),
      },
    ],
    steps: [],
    notKept: [],
    messages: [...messages],
    numbers: [...numbers],
  });
}
