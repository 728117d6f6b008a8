import { limitChanges } from '@trunkline/ui/widgets/limits-editor';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { config } from '../../config/index.ts';
import {
  type Account,
  createAccount,
  getAccount,
  listAccounts,
  updateAccount,
  useAccountRefresh,
} from '../../platform/accounts.ts';
import { PlatformError } from '../../platform/errors.ts';
import { type Limit, limitsKey, listLimits } from '../../platform/limits.ts';
import { accountOwner } from '../../platform/owner.ts';
import { saveParts } from '../../screen/form/save-parts.ts';
import type { FieldProblem, Written } from '../../screen/form/save-record.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { limitParts } from '../../screen/limits.ts';
import { rememberAccount } from '../../screen/list/use-account-filter.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { keepDraftFor } from '../../session/drafts.ts';
import { useUser } from '../../session/session.ts';
import type { AccountFormValues } from './account-form.schema.ts';
import { accountUpdateOf, formValues, newAccountOf } from './account-form.wire.ts';
import { rightsOf } from './rights.ts';

type StoredAccount = { account: Account; limits: Limit[] };
type SaveAccount = RecordSave<AccountFormValues, StoredAccount>;

const { noun, edit } = kinds.account;
const nameTaken = 'The name you have entered is already in use on another one of your accounts.';
const realmTaken =
  'The SIP Realm you have entered is already in use on another one of your accounts.';
const notYours = 'You do not have permissions to make changes to this Account';

const saveLimits = async (
  sid: string,
  before: AccountFormValues['limits'],
  after: AccountFormValues['limits'],
) => saveParts(limitParts(accountOwner(sid), limitChanges(before, after)));

/** Creates an account of the provider with its limits, and opens it. */
export function useCreateAccount(providerSid: string): SaveAccount {
  const user = useUser();
  const [, navigate] = useLocation();
  const refresh = useAccountRefresh();
  const created = useRef('');
  return {
    noun,
    check: (values) => clashes(values, null, providerSid, null),
    write: async (values): Promise<Written> => {
      created.current = await createAccount(newAccountOf(values, providerSid));
      rememberAccount(created.current);
      const { failures, saved } = await saveLimits(created.current, {}, values.limits);
      return { failures, saved: ['Account', ...saved] };
    },
    refusedFields,
    refresh: () => refresh(created.current, providerSid),
    done: 'Account created successfully',
    leave: () => navigate(edit(created.current), { replace: true }),
    // The form of the new account takes the limits over, unsaved.
    leavePartial: ({ limits }, problem) => {
      const path = edit(created.current);
      keepDraftFor(path, user.userSid, providerSid, { limits }, problem);
      navigate(path, { replace: true });
    },
  };
}

/** Changes an account and its limits. */
export function useUpdateAccount({ account_sid, service_provider_sid }: Account): SaveAccount {
  const user = useUser();
  const refresh = useAccountRefresh();
  const { mutate } = useSWRConfig();
  const owner = accountOwner(account_sid);
  const may = rightsOf(user, config(), 'stored');
  return {
    noun,
    reread: async () => {
      const [account, limits] = await Promise.all([
        getAccount(account_sid),
        may.seeLimits ? listLimits(owner) : [],
      ]);
      return { values: formValues(account, limits), stored: { account, limits } };
    },
    check: async (values, base) => {
      if (user.scope === 'account' && account_sid !== user.accountSid) {
        throw new PlatformError('Forbidden', notYours);
      }
      return clashes(values, base, service_provider_sid, account_sid);
    },
    write: async (values, latest): Promise<Written> => {
      const before = latest?.values ?? values;
      const update = accountUpdateOf(values, before, may);
      if (update) await updateAccount(account_sid, update);
      const { failures, saved } = await saveLimits(account_sid, before.limits, values.limits);
      return { failures, saved: update ? ['Account', ...saved] : saved };
    },
    refusedFields,
    refresh: () =>
      Promise.all([refresh(account_sid, service_provider_sid), mutate(limitsKey(owner))]),
    done: 'Account updated successfully',
  };
}

/** Names and realms are unique among the provider's accounts; the platform checks realms only. */
async function clashes(
  values: AccountFormValues,
  base: AccountFormValues | null,
  providerSid: string,
  ownSid: string | null,
): Promise<FieldProblem[]> {
  const realm = values.sipRealm.toLowerCase();
  const hasNewName = values.name !== base?.name;
  const hasNewRealm = realm !== '' && realm !== base?.sipRealm.toLowerCase();
  if (!hasNewName && !hasNewRealm) return [];
  const others = (await listAccounts(providerSid)).filter((one) => one.account_sid !== ownSid);
  const isNameTaken = hasNewName && others.some((one) => one.name === values.name);
  const isRealmTaken = hasNewRealm && others.some((one) => one.sip_realm.toLowerCase() === realm);
  return [
    ...(isNameTaken ? [{ field: 'name', message: nameTaken }] : []),
    ...(isRealmTaken ? [{ field: 'sipRealm', message: realmTaken }] : []),
  ];
}

/** The platform tells a taken realm with the text of its database, which names the column. */
const refusedFields = (error: unknown): FieldProblem[] =>
  error instanceof PlatformError && /^Duplicate entry .*sip_realm/.test(error.message)
    ? [{ field: 'sipRealm', message: realmTaken }]
    : [];
