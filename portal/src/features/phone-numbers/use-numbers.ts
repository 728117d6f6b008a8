import { useMemo } from 'react';
import { unansweredAmong } from '../../platform/engine/unanswered.ts';
import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import {
  type PhoneNumber,
  usePhoneNumbers,
} from '../../platform/resources/numbers/phone-numbers.ts';
import type { PhoneNumberFilter } from '../../platform/resources/paths.ts';
import { sortedAtOnce, sortsHere } from '../../screen/list/sorting/sorted-page.ts';
import type { List } from '../../screen/list/use-list.ts';
import { applicationMember } from '../../shared/records/unanswered.ts';
import { unownedAmong } from './unowned.ts';

/** Filter values that the platform doesn't support. */
export const unanswered = 'none';
export const unowned = 'no-account';

/** Page size to load all rows in one request: the rate limit counts requests, not rows. */
const everyRow = 100_000;

const isAny = () => true;

const sifters = new Map([
  [unanswered, unansweredAmong],
  [unowned, unownedAmong],
]);

/**
 * Page of numbers for the list. The platform searches digits, but can't filter by missing
 * application or account: that loads all numbers.
 * @param filter null: loads nothing
 * @param carriers of the provider; undefined while loading
 */
export function useNumbers(
  filter: PhoneNumberFilter | null,
  list: List,
  carriers: readonly CarrierRow[] | undefined,
) {
  const { page, pageSize } = list;
  const sifter = sifters.get(list.filterOf(applicationMember));
  const isSifted = sifter !== undefined;
  const paged = usePhoneNumbers(isSifted ? null : filter, page, pageSize);
  const isSorted = !isSifted && sortsHere(list, paged.data?.total);
  const whole = usePhoneNumbers(
    isSifted || isSorted ? filter : null,
    1,
    isSifted ? everyRow : sortedAtOnce,
  );
  const passes = useMemo((): ((row: PhoneNumber) => boolean) | undefined => {
    if (!sifter) return isAny;
    return carriers && sifter(carriers);
  }, [sifter, carriers]);
  const rows = whole.data?.data;
  const sifted = useMemo(() => {
    const fitting = passes && rows?.filter(passes);
    return (
      fitting && {
        total: fitting.length,
        data: sortsHere(list, fitting.length)
          ? fitting
          : fitting.slice((page - 1) * pageSize, page * pageSize),
      }
    );
  }, [rows, passes, page, pageSize, list]);
  const asked = isSifted ? whole : paged;
  return {
    data: isSifted ? sifted : ((isSorted ? whole.data : undefined) ?? paged.data),
    error: asked.error as unknown,
    isLoading: asked.isLoading,
    mutate: asked.mutate,
    isSifted,
    /** Narrows the platform's result to the filter; undefined while unknown. */
    passes,
  };
}
