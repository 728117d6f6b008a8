import {
  defaultPolicy,
  isPasswordFit,
  type PasswordPolicy,
} from '@trunkline/ui/widgets/password-rules';
import * as v from 'valibot';
import { bodyOf, formValues, initialValues } from '../../platform/records/record.ts';
import { user } from '../../platform/records/user.ts';
import { recordUpdate } from '../../platform/resources/record-writes.ts';
import {
  getUser,
  isUnknownUser,
  listUsers,
  newUser,
  type User,
  type UserScope,
} from '../../platform/resources/users/users.ts';
import type { Members } from '../../screen/form/save/record/members.ts';
import { takenFields } from '../../screen/form/save/record/taken-fields.ts';
import { kinds } from '../../screen/record/kinds.ts';
import type { SavedRecord } from '../../screen/record/record.ts';
import {
  membersOf,
  rulesOf,
  secretPaths,
  updateOf,
} from '../../screen/record/saved/saved-record.ts';
import type { SessionUser } from '../../session/user.ts';
import { movesToAccount } from './user-scopes.ts';

export const emptyUser = {
  scope: 'account' as UserScope,
  /** '' for no choice; only relevant for scope `account`. */
  accountSid: '',
  ...initialValues(user),
  // Only the new user should know the password.
  mustChangePassword: true,
};
export type UserFormValues = typeof emptyUser;

export const scopeLabels: Record<UserScope, string> = {
  admin: 'Admin',
  service_provider: 'Service provider',
  account: 'Account',
};

export const userMembers = (accountName: (sid: string) => string): Members<UserFormValues> => ({
  scope: { label: 'Scope', describe: (scope) => scopeLabels[scope] },
  accountSid: { label: 'Account', describe: accountName },
  ...membersOf(user),
});

/** Prescribed, although this creates a user. */
const noAccounts = 'Cannot create an account. Service Provider has no accounts.';

type UserFormRules = {
  /** A new user, who needs a password. */
  isNew: boolean;
  policy: PasswordPolicy;
  /** The provider has no account for a user. */
  hasNoAccounts: boolean;
};

export const userFormSchema = ({ isNew, policy, hasNoAccounts }: UserFormRules) =>
  v.pipe(
    v.object({
      scope: v.picklist(['admin', 'service_provider', 'account']),
      accountSid: v.string(),
      ...rulesOf(user, isNew),
      password: v.pipe(
        v.string(),
        v.check(
          (password) => (!isNew && password === '') || isPasswordFit(password, policy),
          'Invalid password.',
        ),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['scope'], ['accountSid']],
        ({ scope, accountSid }) => scope !== 'account' || accountSid !== '',
        hasNoAccounts ? noAccounts : 'Choose the account this user belongs to.',
      ),
      ['accountSid'],
    ),
  );

/** Defaults of a new user: scope and account of its creator. */
export const newUserValues = ({ scope, accountSid }: SessionUser): UserFormValues => ({
  ...emptyUser,
  scope,
  accountSid: accountSid ?? '',
});

/** Wire to form. */
export const userValues = (stored: User): UserFormValues => ({
  scope: stored.scope,
  accountSid: stored.account_sid,
  ...formValues(user, stored),
});

/**
 * Form to POST: the ids determine the role. The form for a new user shows neither flag; a recreated
 * user keeps the former ones.
 */
export const newUserOf = (values: UserFormValues, serviceProviderSid: string) => ({
  ...bodyOf(user, values),
  service_provider_sid: values.scope === 'admin' ? null : serviceProviderSid,
  account_sid: values.scope === 'account' ? values.accountSid : null,
});

/**
 * Form to PUT. Only contains an account id if it changes: the platform rejects null, and any id,
 * even the stored one, ends all sessions of the user. Never contains the provider's id, because no
 * allowed move changes it.
 */
export const userUpdateOf = (values: UserFormValues, stored: User) => ({
  ...updateOf(user, values, userValues(stored)),
  ...(movesToAccount(values, stored) && { account_sid: values.accountSid }),
});

const taken = {
  name: 'Another user already has this username.',
  email: 'Another user already has this email address.',
};
const oneTaken = 'Another user already has this username or email address.';

export const userRecord: SavedRecord<UserFormValues, User> = {
  kind: kinds.user,
  get: getUser,
  values: userValues,
  create: (values, providerSid) => newUser(newUserOf(values, providerSid)),
  update: (sid, values, stored) => recordUpdate('Users', sid, userUpdateOf(values, stored)),
  // Two users with the same name couldn't both log in. The platform only checks on creation, name
  // and email together; this check names the field, within the viewer's list.
  check: (values, base, sid) =>
    takenFields(values, base, taken, async () =>
      (await listUsers()).filter(({ user_sid }) => user_sid !== sid),
    ),
  refused: [
    [/^invalid username or email$/, 'name', oneTaken],
    [/^invalid username or email$/, 'email', oneTaken],
    // The server's policy, which has an upper limit as long as none is stored.
    [/^password\b/i, 'password', (own) => `Invalid password. ${own}`],
  ],
  isGone: isUnknownUser,
  empty: emptyUser,
  schema: (isNew) => userFormSchema({ isNew, policy: defaultPolicy, hasNoAccounts: false }),
  members: userMembers((sid) => sid),
  secrets: () => secretPaths(user),
  nameOf: ({ name }) => name,
  goesWithIt: ['the password'],
  hasFixedColumns: true,
  lost: {
    mark: ({ name }) => name,
    find: async (name) =>
      (await listUsers()).filter((one) => one.name === name).map(({ user_sid }) => user_sid),
  },
};
