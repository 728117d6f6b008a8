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
import type { FieldProblem, SaveCalls } from '../../screen/form/save-record.ts';
import { takenFields } from '../../screen/form/taken-fields.ts';
import { saveLimits } from '../../screen/limits.ts';
import type { AccountFormValues } from './account-form.schema.ts';
import { accountUpdateOf, formValues, newAccountOf } from './account-form.wire.ts';
import type { AccountRights } from './rights.ts';

type AccountCalls = SaveCalls<AccountFormValues, Account>;

/**
 * The calls that make an account with its limits.
 * @param onCreated told the sid before the limits are saved, whatever becomes of them
 */
export const newAccountCalls = (
  providerSid: string,
  onCreated: (sid: string) => void,
): AccountCalls => ({
  check: (values) => takenByOthers(values, null, providerSid, null),
  write: async (values) => {
    const sid = await createAccount(newAccountOf(values, providerSid));
    onCreated(sid);
    return saveLimits(accountOwner(sid), {}, values.limits, 'Account');
  },
  refusedFields,
});

/** The calls that change an account and its limits. The account itself goes first. */
export const accountCalls = (
  { account_sid, service_provider_sid }: Pick<Account, 'account_sid' | 'service_provider_sid'>,
  may: Pick<AccountRights, 'seeLimits' | 'canSetRealm' | 'canSetDebugLog' | 'canRecord'>,
): AccountCalls => ({
  reread: async () => {
    const [account, limits] = await Promise.all([
      getAccount(account_sid),
      may.seeLimits ? listLimits(accountOwner(account_sid)) : [],
    ]);
    return { values: formValues(account, limits), stored: account };
  },
  check: (values, base) => takenByOthers(values, base, service_provider_sid, account_sid),
  write: async (values, latest) => {
    if (!latest) return;
    const before = latest.values;
    const update = accountUpdateOf(values, before, may);
    if (update) await updateAccount(account_sid, update);
    const first = update && 'Account';
    return saveLimits(accountOwner(account_sid), before.limits, values.limits, first);
  },
  refusedFields,
});

const taken = {
  name: 'The name you have entered is already in use on another one of your accounts.',
  sipRealm: 'The SIP Realm you have entered is already in use on another one of your accounts.',
};

/** Names and realms are unique among the provider's accounts; the platform checks realms only. */
const takenByOthers = (
  values: AccountFormValues,
  base: AccountFormValues | null,
  providerSid: string,
  ownSid: string | null,
) =>
  takenFields(values, base, taken, async () =>
    (await listAccounts(providerSid))
      .filter((one) => one.account_sid !== ownSid)
      .map(({ name, sip_realm }) => ({ name, sipRealm: sip_realm })),
  );

/** The platform tells a taken realm with the text of its database, which names the column. */
const refusedFields = (error: unknown): FieldProblem[] =>
  error instanceof PlatformError && /^Duplicate entry .*sip_realm/.test(error.said)
    ? [{ field: 'sipRealm', message: taken.sipRealm }]
    : [];
