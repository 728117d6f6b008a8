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

/** Rows in the one call for all of them: the platform counts calls, not rows. */
const everyRow = 100_000;

const isAny = () => true;

/**
 * The page of numbers that the list shows. The platform finds digits; which numbers no application
 * answers it can't be asked, and all are read for it.
 * @param filter null: nothing is asked
 * @param carriers their default applications answer, too; undefined until they are there
 */
export function useNumbers(
  filter: PhoneNumberFilter | null,
  list: List,
  carriers: readonly CarrierRow[] | undefined,
) {
  const { page, pageSize } = list;
  const isSifted = list.filterOf(applicationMember) === 'none';
  const paged = usePhoneNumbers(isSifted ? null : filter, page, pageSize);
  const isSorted = !isSifted && sortsHere(list, paged.data?.total);
  const whole = usePhoneNumbers(
    isSifted || isSorted ? filter : null,
    1,
    isSifted ? everyRow : sortedAtOnce,
  );
  const passes = useMemo((): ((row: PhoneNumber) => boolean) | undefined => {
    if (!isSifted) return isAny;
    return carriers && unansweredAmong(carriers);
  }, [isSifted, carriers]);
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
    /** Which of the rows that the platform finds are meant; undefined until it can be told. */
    passes,
  };
}
