import type { DataTableRowAction } from '@trunkline/ui/patterns/data-table';
import { foreign } from '@trunkline/ui/tokens/text';
import { Phone } from 'lucide-react';
import { useCallback } from 'react';
import { phoneRefusal, useCallRefusal } from './call-it.tsx';
import { type PhoneTarget, phoneTarget } from './phone-target.ts';

/** @property refusal why the target can't be called */
type RowTarget = PhoneTarget & { refusal?: string | undefined };

/**
 * Calls the record of a row. Undefined if the phone is off: a list isn't the place to explain that.
 * @param targetOf a stable function
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
