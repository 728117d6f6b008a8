import { limitChanges } from '@trunkline/ui/widgets/limits-editor';
import type { UseFormSetError } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { config } from '../../config/index.ts';
import { toast } from '../../notices/toasts.ts';
import {
  createAccount,
  listAccounts,
  updateAccount,
  useAccountRefresh,
} from '../../platform/accounts.ts';
import { messageOf, PlatformError } from '../../platform/errors.ts';
import { limitsKey } from '../../platform/limits.ts';
import { accountOwner } from '../../platform/owner.ts';
import { limitParts } from '../../screen/limits.ts';
import { rememberAccount } from '../../screen/use-account-filter.ts';
import type { FormOutcome } from '../../screen/use-record-form.ts';
import { keepDraftFor } from '../../session/drafts.ts';
import { useUser } from '../../session/session.ts';
import type { AccountFormValues } from './account-form.schema.ts';
import { accountUpdateOf, newAccountOf } from './account-form.wire.ts';
import { rightsOf } from './rights.ts';
import { type SaveOutcome, saveAccount } from './save-account.ts';

const nameTaken = 'The name you have entered is already in use on another one of your accounts.';
const realmTaken =
  'The SIP Realm you have entered is already in use on another one of your accounts.';

type Target = {
  /** null: a new account */
  accountSid: string | null;
  serviceProviderSid: string | null;
  stored: AccountFormValues;
};

/** The whole save of the account form: checks of uniqueness, calls, what is said, where it goes. */
export function useSaveAccount({ accountSid, serviceProviderSid, stored }: Target) {
  const user = useUser();
  const [, navigate] = useLocation();
  const { mutate } = useSWRConfig();
  const refresh = useAccountRefresh();
  const may = rightsOf(user, config(), accountSid ? 'stored' : 'new');

  return async function save(
    values: AccountFormValues,
    setError: UseFormSetError<AccountFormValues>,
  ): Promise<FormOutcome> {
    if (serviceProviderSid === null) return {};
    if (user.scope === 'account' && accountSid !== user.accountSid) {
      return refused('You do not have permissions to make changes to this Account');
    }
    try {
      if (await hasClash(values, setError)) return {};
      const limits = limitChanges(stored.limits, values.limits);
      const outcome = await saveAccount(accountSid, {
        saveAccount: accountCall(values),
        limitParts: (sid) => limitParts(accountOwner(sid), limits),
      });
      return await conclude(outcome, values);
    } catch (error) {
      if (error instanceof PlatformError && error.kind === 'Conflict') {
        // The platform answers with the text of its database: the realm is its one unique column.
        setError('sipRealm', { type: 'server', message: realmTaken });
        return {};
      }
      return refused(messageOf(error));
    }
  };

  /** Names and realms are unique among the provider's accounts; the platform checks realms only. */
  async function hasClash(
    values: AccountFormValues,
    setError: UseFormSetError<AccountFormValues>,
  ): Promise<boolean> {
    const others = (await listAccounts(serviceProviderSid ?? '')).filter(
      (one) => one.account_sid !== accountSid,
    );
    const realm = values.sipRealm.trim().toLowerCase();
    const clashes = {
      name: others.some((one) => one.name === values.name.trim()),
      sipRealm: realm !== '' && others.some((one) => one.sip_realm.toLowerCase() === realm),
    };
    if (clashes.name) setError('name', { type: 'server', message: nameTaken });
    if (clashes.sipRealm) setError('sipRealm', { type: 'server', message: realmTaken });
    return clashes.name || clashes.sipRealm;
  }

  function accountCall(values: AccountFormValues): (() => Promise<string>) | null {
    if (accountSid === null) {
      return () => createAccount(newAccountOf(values, serviceProviderSid ?? ''));
    }
    const update = accountUpdateOf(values, stored, {
      canSetRealm: may.setRealm,
      canSetDebugLog: may.setDebugLog,
      canRecord: may.record,
    });
    return (
      update &&
      (async () => {
        await updateAccount(accountSid, update);
        return accountSid;
      })
    );
  }

  async function conclude(outcome: SaveOutcome, values: AccountFormValues): Promise<FormOutcome> {
    const sid = outcome.accountSid;
    const isNew = accountSid === null;
    await Promise.all([
      refresh(sid, serviceProviderSid ?? ''),
      mutate(limitsKey(accountOwner(sid))),
    ]);
    if (isNew) rememberAccount(sid);
    if (outcome.status === 'partial') {
      const problem = {
        title: isNew
          ? 'The account was created, but not all of its limits'
          : 'The account was saved, but not all of its limits',
        messages: outcome.failures.map(({ label, message }) => `${label}: ${message}`),
      };
      toast.error(problem.title);
      if (!isNew) return { problem };
      // The form of the new account takes the limits over, unsaved.
      const path = `/internal/accounts/${sid}/edit`;
      keepDraftFor(path, user.userSid, serviceProviderSid, { limits: values.limits }, problem);
      return { problem, leave: () => navigate(path, { replace: true }) };
    }
    toast.success(isNew ? 'Account created successfully' : 'Account updated successfully');
    if (isNew)
      return { leave: () => navigate(`/internal/accounts/${sid}/edit`, { replace: true }) };
    return may.cancel ? { leave: () => navigate('/internal/accounts') } : {};
  }
}

function refused(message: string): FormOutcome {
  toast.error(message);
  return { problem: { title: 'The account was not saved', messages: [message] } };
}
