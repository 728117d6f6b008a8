import { Combobox } from '@trunkline/ui/primitives/combobox';
import { foreign } from '@trunkline/ui/tokens/text';
import { useMemo } from 'react';
import type { AccountFilterState } from './use-account-filter.ts';

type AccountFilterProps = {
  filter: AccountFilterState;
  /** Label for the rows' account. Default: 'Account'. */
  label?: string;
};

/** Choice of the account in a filter bar. Account users have none. */
export function AccountFilter({ filter, label = 'Account' }: AccountFilterProps) {
  const { accounts, isAllAllowed } = filter;
  // Memoised: there may be 100,000, and each key in the search renders the filters.
  const options = useMemo(
    () => [
      ...(isAllAllowed ? [{ value: '', label: 'All accounts' }] : []),
      ...(accounts ?? []).map(({ account_sid, name }) => ({
        value: account_sid,
        label: foreign(name),
      })),
    ],
    [accounts, isAllAllowed],
  );
  if (!filter.isShown) return null;
  const box = (
    <Combobox
      aria-label={label}
      className={filter.isScope && filter.isAllAllowed ? 'w-full sm:w-48' : 'w-full sm:w-64'}
      value={filter.accountSid ?? ''}
      onChange={(sid) => filter.choose(sid === '' ? null : sid)}
      options={options}
      isLoading={accounts === undefined && filter.error === undefined}
    />
  );
  // If 'All accounts' is a choice, the box explains itself.
  if (!filter.isScope || filter.isAllAllowed) return box;
  return (
    <div className="flex w-full items-center gap-2 @max-[36rem]:basis-full! sm:w-auto">
      <span aria-hidden className="text-small text-muted">
        Account
      </span>
      {box}
    </div>
  );
}
