import { useSWRConfig } from 'swr';
import { type Account, useAccountRefresh } from '../../platform/accounts.ts';
import { limitsKey } from '../../platform/limits.ts';
import { accountOwner } from '../../platform/owner.ts';
import { changeCalls } from '../../screen/form/compound-save.ts';
import { useCreatedRecord } from '../../screen/form/use-created-record.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { refuseOtherAccount } from '../../screen/record/own-account.ts';
import { rememberAccount } from '../../screen/remembered-account.ts';
import { useUser } from '../../session/session.ts';
import type { AccountFormValues } from './account-form.schema.ts';
import { useAccountRights } from './rights.ts';
import { accountSave, newAccountSave } from './save-account.ts';

type SaveAccount = RecordSave<AccountFormValues, Account>;

/** Creates an account of the provider with its limits, and opens it. */
export function useCreateAccount(providerSid: string): SaveAccount {
  const refresh = useAccountRefresh();
  return useCreatedRecord(newAccountSave(providerSid, useAccountRights('new')), {
    editPage: kinds.account.edit,
    providerSid,
    refresh: (sid) => refresh(sid, providerSid),
    next: kinds.account.edit,
    unsaved: ({ limits }) => ({ limits }),
    onCreated: rememberAccount,
  });
}

/** Changes an account and its limits. */
export function useUpdateAccount({ account_sid, service_provider_sid }: Account): SaveAccount {
  const user = useUser();
  const refresh = useAccountRefresh();
  const { mutate } = useSWRConfig();
  const compound = accountSave(service_provider_sid, useAccountRights('stored'));
  const calls = changeCalls(compound, account_sid);
  return {
    ...calls,
    check: async (values, base) => {
      refuseOtherAccount(user, account_sid);
      return calls.check?.(values, base) ?? [];
    },
    refresh: () =>
      Promise.all([
        refresh(account_sid, service_provider_sid),
        mutate(limitsKey(accountOwner(account_sid))),
      ]),
  };
}
