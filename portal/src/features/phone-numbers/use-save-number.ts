import { useLocation } from 'wouter';
import { useRefresh } from '../../platform/client/query.ts';
import type { PhoneNumber } from '../../platform/resources/numbers/phone-numbers.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { refuseOtherAccount } from '../../screen/record/own-account.ts';
import { useUser } from '../../session/session.ts';
import { rememberAccount } from '../../shared/remembered-account.ts';
import type { NumberFormValues } from './number-form.schema.ts';
import { newNumberCalls, numberCalls } from './save-number.ts';

/** @param sid of the stored number; null: a new one */
export function useSaveNumber(sid: string | null): RecordSave<NumberFormValues, PhoneNumber> {
  const user = useUser();
  const [, navigate] = useLocation();
  const refresh = useRefresh('PhoneNumbers');
  const calls = sid === null ? newNumberCalls : numberCalls(sid);
  return {
    ...calls,
    check: async (values, base) => {
      refuseOtherAccount(user, values.accountSid);
      return (await calls.check?.(values, base)) ?? [];
    },
    refresh: () => refresh(sid ?? undefined),
    leave:
      sid === null
        ? ({ accountSid }) => {
            rememberAccount(accountSid);
            navigate(kinds.phoneNumber.list, { replace: true });
          }
        : undefined,
  };
}
