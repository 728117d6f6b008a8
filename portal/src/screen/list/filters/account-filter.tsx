import { Combobox } from '@trunkline/ui/primitives/combobox';
import { foreign } from '@trunkline/ui/tokens/text';
import type { AccountFilterState } from './use-account-filter.ts';

type AccountFilterProps = {
  filter: AccountFilterState;
  /** Label for the rows' account. Default 'Account'. */
  label?: string;
};

/** The select of a filter bar. Account users have none. */
export function AccountFilter({ filter, label = 'Account' }: AccountFilterProps) {
  if (!filter.isShown) return null;
  const all = filter.isAllAllowed ? [{ value: '', label: 'All accounts' }] : [];
  const box = (
    <Combobox
      aria-label={label}
      className={filter.isScope && filter.isAllAllowed ? 'w-full sm:w-48' : 'w-full sm:w-64'}
      value={filter.accountSid ?? ''}
      onChange={(sid) => filter.choose(sid === '' ? null : sid)}
      options={[
        ...all,
        ...(filter.accounts ?? []).map(({ account_sid, name }) => ({
          value: account_sid,
          label: foreign(name),
        })),
      ]}
      isLoading={filter.accounts === undefined && filter.error === undefined}
    />
  );
  // Where all of them are a choice the box says what it is.
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
