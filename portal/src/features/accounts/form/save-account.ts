import { creation } from '../../../platform/client/calls/write.ts';
import {
  type Account,
  getAccount,
  listAccounts,
} from '../../../platform/resources/accounts/accounts.ts';
import { recordUpdate } from '../../../platform/resources/record-writes.ts';
import { listLimits } from '../../../platform/values/limits.ts';
import { accountOwner } from '../../../platform/values/owner.ts';
import type { Compound, NewCompound } from '../../../screen/form/save/compound/compound-save.ts';
import { columnsIn, withColumnsOf } from '../../../screen/form/save/record/columns.ts';
import { refusedBy } from '../../../screen/form/save/record/save-record.ts';
import { takenFields } from '../../../screen/form/save/record/taken-fields.ts';
import { columnsMember, isEqual } from '../../../screen/form/values.ts';
import type { KeptRecord } from '../../../screen/history/kept-record.ts';
import { limitCalls } from '../../../shared/records/limits.ts';
import {
  type AccountFormValues,
  accountMembers,
  accountSecrets,
  defaultValues,
} from './account-form.schema.ts';
import { accountUpdateOf, formValues, newAccountOf } from './account-form.wire.ts';
import type { AccountRights } from './rights.ts';

type Rights = Pick<AccountRights, 'seeLimits' | 'canSetRealm' | 'canSetDebugLog' | 'canRecord'>;

const taken = {
  name: 'The name you have entered is already in use on another one of your accounts.',
  sipRealm: 'The SIP Realm you have entered is already in use on another one of your accounts.',
};

type Limits = AccountFormValues['limits'];

const limitsOf = (sid: string, limits: Limits, latest: { values: { limits: Limits } } | null) =>
  limitCalls(accountOwner(sid), latest?.values.limits ?? {}, limits);

/** Saves an account of a provider with its limits. */
export const accountSave = (
  providerSid: string,
  may: Rights,
): Compound<AccountFormValues, Account> => ({
  label: 'Account',
  read: async (sid) => {
    const [account, limits] = await Promise.all([
      getAccount(sid),
      may.seeLimits ? listLimits(accountOwner(sid)) : [],
    ]);
    return { values: formValues(account, limits), stored: account };
  },
  update: (sid, values, { values: before, stored }) =>
    recordUpdate(
      'Accounts',
      sid,
      accountUpdateOf(values, before, may, stored?.bucket_credential?.tags),
    ),
  saveRest: (sid, { limits }, latest, tried) => tried.runAll(limitsOf(sid, limits, latest)),
  restCalls: (sid, { limits }, latest) => limitsOf(sid, limits, latest).map(({ write }) => write),
  // Names and realms must be unique within the provider; the platform only checks realms.
  check: (values, base, sid) =>
    takenFields(values, base, taken, async () =>
      (await listAccounts(providerSid))
        .filter((one) => one.account_sid !== sid)
        .map(({ name, sip_realm }) => ({ name, sipRealm: sip_realm })),
    ),
  // The platform reports a taken realm with its database's text, which names the column.
  refusedFields: refusedBy([/^Duplicate entry .*sip_realm/, 'sipRealm', taken.sipRealm]),
});

export const newAccountSave = (
  providerSid: string,
  may: Rights,
): NewCompound<AccountFormValues, Account> => ({
  ...accountSave(providerSid, may),
  create: (values) => creation('Accounts', newAccountOf(values, providerSid)),
  lost: {
    mark: ({ name }) => name,
    find: async (name) =>
      (await listAccounts(providerSid))
        .filter((one) => one.name === name)
        .map(({ account_sid }) => account_sid),
    // With another name, this may be another account.
    isFixed: true,
  },
});

/** The form of a new account has no recording: don't keep or refuse what it doesn't show. */
function withoutRecording(values: AccountFormValues): AccountFormValues {
  const { record_all_calls: _, record_format: __, ...columns } = columnsIn(values);
  return withColumnsOf(
    { ...values, recording: defaultValues.recording },
    { [columnsMember]: columns },
  );
}

/** An account and its limits, as stored before a deletion. */
export async function keptAccount(sid: string, may: Rights): Promise<KeptRecord> {
  const { values } = await accountSave('', may).read(sid);
  const hasRecording = !isEqual(values.recording, defaultValues.recording);
  return {
    values: withoutRecording(values),
    empty: defaultValues,
    members: accountMembers,
    secrets: accountSecrets(),
    lost: [
      'its users, carriers and speech credentials',
      ...(hasRecording ? ['its recording settings'] : []),
    ],
  };
}
