import { useMemo } from 'react';
import { matchesText } from './filters/text-filter.ts';

/**
 * The rows of the chosen account that have the text in their fields; the same array while they are
 * the same. undefined while rows or account are not known.
 * @param accountSid null: all accounts
 * @param fieldsOf the same function for the life of the list
 */
export function useRowsOfAccount<Row extends { account_sid?: string | null | undefined }>(
  rows: readonly Row[] | undefined,
  accountSid: string | null | undefined,
  text: string,
  fieldsOf: (row: Row) => readonly string[],
): Row[] | undefined {
  return useMemo(
    () =>
      accountSid === undefined
        ? undefined
        : rows?.filter(
            (row) =>
              (accountSid === null || row.account_sid === accountSid) &&
              matchesText(fieldsOf(row), text),
          ),
    [rows, accountSid, text, fieldsOf],
  );
}
