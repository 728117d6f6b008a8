import { limitChanges } from '@trunkline/ui/widgets/limits-editor';
import {
  type Account,
  createAccount,
  getAccount,
  listAccounts,
  updateAccount,
} from '../../platform/accounts.ts';
import { PlatformError } from '../../platform/errors.ts';
import { listLimits } from '../../platform/limits.ts';
import { accountOwner } from '../../platform/owner.ts';
import { saveParts } from '../../screen/form/save-parts.ts';
import type { FieldProblem, SaveCalls, Written } from '../../screen/form/save-record.ts';
import { limitParts } from '../../screen/limits.ts';
import type { AccountFormValues } from './account-form.schema.ts';
import { accountUpdateOf, formValues, newAccountOf } from './account-form.wire.ts';
import type { AccountRights } from './rights.ts';

type Limits = AccountFormValues['limits'];

const nameTaken = 'The name you have entered is already in use on another one of your accounts.';
const realmTaken =
  'The SIP Realm you have entered is already in use on another one of your accounts.';

const saveLimits = (sid: string, before: Limits, after: Limits) =>
  saveParts(limitParts(accountOwner(sid), limitChanges(before, after)));

/**
 * The calls that make an account with its limits.
 * @param onCreated told the sid before the limits are saved, whatever becomes of them
 */
export const newAccountCalls = (
  providerSid: string,
  onCreated: (sid: string) => void,
): SaveCalls<AccountFormValues, Account> => ({
  check: (values) => clashes(values, null, providerSid, null),
  write: async (values): Promise<Written> => {
    const sid = await createAccount(newAccountOf(values, providerSid));
    onCreated(sid);
    const { failures, saved } = await saveLimits(sid, {}, values.limits);
    return { failures, saved: ['Account', ...saved] };
  },
  refusedFields,
});

/** The calls that change an account and its limits. The account itself goes first. */
export const accountCalls = (
  { account_sid, service_provider_sid }: Pick<Account, 'account_sid' | 'service_provider_sid'>,
  may: Pick<AccountRights, 'seeLimits' | 'canSetRealm' | 'canSetDebugLog' | 'canRecord'>,
): SaveCalls<AccountFormValues, Account> => ({
  reread: async () => {
    const [account, limits] = await Promise.all([
      getAccount(account_sid),
      may.seeLimits ? listLimits(accountOwner(account_sid)) : [],
    ]);
    return { values: formValues(account, limits), stored: account };
  },
  check: (values, base) => clashes(values, base, service_provider_sid, account_sid),
  write: async (values, latest): Promise<Written> => {
    if (!latest) return {};
    const before = latest.values;
    const update = accountUpdateOf(values, before, may);
    if (update) await updateAccount(account_sid, update);
    const { failures, saved } = await saveLimits(account_sid, before.limits, values.limits);
    return { failures, saved: update ? ['Account', ...saved] : saved };
  },
  refusedFields,
});

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
