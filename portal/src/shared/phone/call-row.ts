import type { DataTableRowAction } from '@trunkline/ui/patterns/data-table';
import { foreign } from '@trunkline/ui/tokens/text';
import { Phone } from 'lucide-react';
import { useCallback } from 'react';
import { phoneRefusal, useCallRefusal } from './call-it.tsx';
import { type PhoneTarget, phoneTarget } from './phone-target.ts';

/**
 * Calls the record of a row. Undefined where the phone is off: a list isn't the place to say so.
 * @param targetOf the same function for the life of the list; null: nothing answers there
 */
export function useCallRow<Row>(targetOf: (row: Row) => PhoneTarget | null) {
  const disabledReason = useCallRefusal();
  const callRow = useCallback(
    (row: Row): DataTableRowAction[] => {
      const target = targetOf(row);
      if (!target) return [];
      const label = `Call ${foreign(target.name)}`;
      const onSelect = () => phoneTarget.set(target);
      return [{ label, icon: Phone, onSelect, disabled: Boolean(disabledReason), disabledReason }];
    },
    [targetOf, disabledReason],
  );
  return phoneRefusal() ? undefined : callRow;
}
