import type { DataTableRowAction } from '@trunkline/ui/patterns/data-table';
import { foreign } from '@trunkline/ui/tokens/text';
import { Phone } from 'lucide-react';
import { useCallback } from 'react';
import { phoneRefusal, useCallRefusal } from './call-it.tsx';
import { type PhoneTarget, phoneTarget } from './phone-target.ts';

/** A row that nothing answers. */
type Uncallable = { name: string; refusal: string };

/**
 * Calls the record of a row. Undefined where the phone is off: a list isn't the place to say so.
 * @param targetOf the same function for the life of the list
 */
export function useCallRow<Row>(targetOf: (row: Row) => PhoneTarget | Uncallable) {
  const callRefusal = useCallRefusal();
  const callRow = useCallback(
    (row: Row): DataTableRowAction[] => {
      const target = targetOf(row);
      const isCallable = 'user' in target;
      const disabledReason = isCallable ? callRefusal : target.refusal;
      const label = `Call ${foreign(target.name)}`;
      const onSelect = () => isCallable && phoneTarget.set(target);
      return [{ label, icon: Phone, onSelect, disabled: Boolean(disabledReason), disabledReason }];
    },
    [targetOf, callRefusal],
  );
  return phoneRefusal() ? undefined : callRow;
}
