import { useMemo } from 'react';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import type { OwnerAccount, Owners } from '../owners/use-owners.ts';
import type { Answer } from '../record/loaded.ts';
import type { AccountFilterState } from './filters/use-account-filter.ts';
import { useTextFilter } from './filters/use-text-filter.ts';
import type { ListState } from './list-page.tsx';
import { useList } from './use-list.ts';

type Owned = { account_sid?: string | null };
/** Finds the account of a row. */
export type AccountOf = (row: Owned) => OwnerAccount | undefined;

type OwnedRows<Row, Shown> = {
  /** All rows that the platform returns for this user. */
  records: Answer<readonly Row[]>;
  owners: Answer<Owners>;
  /** Other data that the rows wait for, such as names of applications. */
  others?: readonly Answer<unknown>[];
  /**
   * Maps a row to its form in the list; null for a row of another provider. Keep it stable;
   * undefined while its data is missing.
   */
  show: ((row: Row, accountOf: AccountOf) => Shown | null) | undefined;
  /** Searched texts of a row. Keep the function stable. */
  textsOf: (row: Shown) => readonly string[];
  accountFilter: AccountFilterState;
};

/** State of a list that is loaded whole: rows of reachable accounts that match account and text. */
export function useOwnedRows<Row, Shown extends Owned>({
  records,
  owners,
  others = [],
  show,
  textsOf,
  accountFilter,
}: OwnedRows<Row, Shown>): Omit<ListState<Shown>, 'deleteDialog'> {
  const viewer = useUser();
  const list = useList();
  const { accountSid } = accountFilter;
  const isWaiting = others.some(({ data, error }) => data === undefined && error === undefined);
  const reachable = useMemo(() => {
    if (!owners.data || !records.data || isWaiting || !show) return undefined;
    const accounts = new Map(owners.data.accounts.map((account) => [account.sid, account]));
    const accountOf: AccountOf = ({ account_sid }) => accounts.get(account_sid ?? '');
    return records.data.map((row) => show(row, accountOf)).filter((row) => row !== null);
  }, [records.data, owners.data, isWaiting, show]);
  const ofAccount = useMemo(() => {
    if (accountSid === undefined) return undefined;
    if (accountSid === null) return reachable;
    return reachable?.filter(({ account_sid }) => account_sid === accountSid);
  }, [reachable, accountSid]);
  const rows = useTextFilter(ofAccount, textsOf, list.text);
  const answers = [records, owners, ...others];
  return {
    rows,
    total: reachable?.length,
    error: answers.find(({ error }) => error !== undefined)?.error,
    onRetry: () => Promise.all(answers.map(({ mutate }) => mutate())),
    list,
    accountFilter,
    writeRefusal: writeRefusal(viewer),
  };
}
