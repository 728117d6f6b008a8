import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { type Account, useAccountRefresh } from '../../platform/accounts.ts';
import { limitsKey } from '../../platform/limits.ts';
import { accountOwner } from '../../platform/owner.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { refuseOtherAccount } from '../../screen/record/own-account.ts';
import { rememberAccount } from '../../screen/remembered-account.ts';
import { draftsBelongTo, keepDraftFor } from '../../session/drafts.ts';
import { useUser } from '../../session/session.ts';
import type { AccountFormValues } from './account-form.schema.ts';
import { useAccountRights } from './rights.ts';
import { accountCalls, newAccountCalls } from './save-account.ts';

type SaveAccount = RecordSave<AccountFormValues, Account>;

/** Creates an account of the provider with its limits, and opens it. */
export function useCreateAccount(providerSid: string): SaveAccount {
  const user = useUser();
  const [, navigate] = useLocation();
  const refresh = useAccountRefresh();
  const created = useRef('');
  useEffect(() => () => draftsBelongTo(null), []);
  return {
    ...newAccountCalls(providerSid, (sid) => {
      created.current = sid;
      draftsBelongTo(kinds.account.edit(sid));
      rememberAccount(sid);
    }),
    refresh: () => refresh(created.current, providerSid),
    leave: () => navigate(kinds.account.edit(created.current), { replace: true }),
    // The form of the new account takes the limits over, unsaved.
    leavePartial: ({ limits }, problem) => {
      const path = kinds.account.edit(created.current);
      keepDraftFor(path, user.userSid, providerSid, { limits }, problem);
      navigate(path, { replace: true });
    },
  };
}

/** Changes an account and its limits. */
export function useUpdateAccount(account: Account): SaveAccount {
  const user = useUser();
  const refresh = useAccountRefresh();
  const { mutate } = useSWRConfig();
  const { account_sid, service_provider_sid } = account;
  const calls = accountCalls(account, useAccountRights('stored'));
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
