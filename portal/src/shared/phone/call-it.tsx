import type { DataTableRowAction } from '@trunkline/ui/patterns/data-table';
import { Button } from '@trunkline/ui/primitives/button';
import { foreign } from '@trunkline/ui/tokens/text';
import { Phone } from 'lucide-react';
import { useCallback } from 'react';
import { config } from '../../config/index.ts';
import { useUser } from '../../session/session.ts';
import type { SessionUser } from '../../session/user.ts';
import { isCalling, type PhoneTarget, phoneTarget } from './phone-target.ts';

/** Why calls from the browser are off; undefined where they are on. */
export const phoneRefusal = (): string | undefined =>
  config().sipWebSocketUrl.length === 0
    ? 'Calls from the browser are off. Set sipWebSocketUrl in config.js to switch them on.'
    : undefined;

/** Switched off, it is shown to those alone who can switch it on. */
export const seesPhone = ({ scope }: SessionUser) =>
  phoneRefusal() === undefined || scope === 'admin';

/** Why nothing can be called now. */
export function useCallRefusal(): string | undefined {
  const isBusy = isCalling.use();
  return phoneRefusal() ?? (isBusy ? 'One call at a time: hang up first.' : undefined);
}

/** Opens the phone for something to call. */
export function CallIt({ target }: { target: PhoneTarget }) {
  const user = useUser();
  const refusal = useCallRefusal();
  if (!seesPhone(user)) return null;
  return (
    <Button
      size="sm"
      icon={Phone}
      disabled={refusal !== undefined}
      disabledReason={refusal}
      onClick={() => phoneTarget.set(target)}
    >
      Call it
    </Button>
  );
}

/**
 * Calls the record of a row. Undefined where the phone is off: a list isn't the place to say so.
 * @param targetOf the same function for the life of the list; null: nothing answers there
 */
export function useCallRow<Row>(
  targetOf: (row: Row) => PhoneTarget | null,
): ((row: Row) => DataTableRowAction | undefined) | undefined {
  const refusal = useCallRefusal();
  const callRow = useCallback(
    (row: Row) => {
      const target = targetOf(row);
      if (!target) return undefined;
      return {
        label: `Call ${foreign(target.name)}`,
        icon: Phone,
        onSelect: () => phoneTarget.set(target),
        disabled: refusal !== undefined,
        disabledReason: refusal,
      };
    },
    [targetOf, refusal],
  );
  return phoneRefusal() === undefined ? callRow : undefined;
}
