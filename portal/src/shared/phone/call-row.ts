import type { DataTableRowAction } from '@trunkline/ui/patterns/data-table';
import { foreign } from '@trunkline/ui/tokens/text';
import { Phone } from 'lucide-react';
import { useCallback } from 'react';
import { phoneRefusal, useCallRefusal } from './call-it.tsx';
import { type PhoneTarget, phoneTarget } from './phone-target.ts';

/** @property refusal why nothing answers there */
type RowTarget = PhoneTarget & { refusal?: string | undefined };

/**
 * Calls the record of a row. Undefined where the phone is off: a list isn't the place to say so.
 * @param targetOf the same function for the life of the list
 */
export function useCallRow<Row>(targetOf: (row: Row) => RowTarget) {
  const callRefusal = useCallRefusal();
  const callRow = useCallback(
    (row: Row): DataTableRowAction[] => {
      const target = targetOf(row);
      const disabledReason = target.refusal ?? callRefusal;
      return [
        {
          label: `Call ${foreign(target.name)}`,
          icon: Phone,
          onSelect: () => phoneTarget.set(target),
          disabled: Boolean(disabledReason),
          disabledReason,
        },
      ];
    },
    [targetOf, callRefusal],
  );
  return phoneRefusal() ? undefined : callRow;
}
