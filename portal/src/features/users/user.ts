import { isPasswordFit, type PasswordPolicy } from '@trunkline/ui/widgets/password-rules';
import * as v from 'valibot';
import {
  getUser,
  isUnknownUser,
  listUsers,
  type NewUser,
  newUser,
  type User,
  type UserScope,
  type UserUpdate,
  userUpdate,
} from '../../platform/resources/users/users.ts';
import { changedColumns } from '../../screen/form/save/columns.ts';
import type { Members } from '../../screen/form/save/members.ts';
import { takenFields } from '../../screen/form/save/taken-fields.ts';
import { nameSchema, textSchema } from '../../screen/form/schema.ts';
import { kinds } from '../../screen/record/kinds.ts';
import type { SavedRecord } from '../../screen/record/record.ts';
import type { SessionUser } from '../../session/user.ts';
import { movesToAccount } from './user-scopes.ts';

export const emptyUser = {
  scope: 'account' as UserScope,
  /** '' when none is chosen; only counts for scope `account`. */
  accountSid: '',
  isActive: true,
  isViewOnly: false,
  name: '',
  email: '',
  /** A temporary password to set; '' keeps the stored one. Write-only. */
  password: '',
  /** The user has to choose a password at the next log-in. */
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
  isActive: { label: 'Active' },
  isViewOnly: { label: 'View only' },
  name: { label: 'Username' },
  email: { label: 'Email' },
  password: { label: 'Temporary password', describe: () => 'Not shown' },
  mustChangePassword: { label: 'Force change of password' },
});

/** Prescribed, though it is a user that is being created. */
const noAccounts = 'Cannot create an account. Service Provider has no accounts.';

/** Only what no address can do without: the platform checks nothing. */
const emailShape = /^[^\s@]+@[^\s@]+$/;

function emailError(email: string): string | undefined {
  if (email === '') return 'Enter an email address.';
  return emailShape.test(email) ? undefined : 'Enter an email address such as name@example.net.';
}

type UserFormRules = {
  /** The user does not exist yet: it needs a password. */
  isNew: boolean;
  policy: PasswordPolicy;
  /** The provider has no account a user could belong to. */
  hasNoAccounts: boolean;
};

export const userFormSchema = ({ isNew, policy, hasNoAccounts }: UserFormRules) =>
  v.pipe(
    v.object({
      scope: v.picklist(['admin', 'service_provider', 'account']),
      accountSid: v.string(),
      isActive: v.boolean(),
      isViewOnly: v.boolean(),
      name: nameSchema('Enter a username.', 255),
      email: textSchema(emailError),
      password: v.pipe(
        v.string(),
        v.check(
          (password) => (!isNew && password === '') || isPasswordFit(password, policy),
          'Invalid password.',
        ),
      ),
      mustChangePassword: v.boolean(),
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

/** Defaults of a new user: the scope of its creator, and its account where there is one. */
export const newUserValues = ({ scope, accountSid }: SessionUser): UserFormValues => ({
  ...emptyUser,
  scope,
  accountSid: accountSid ?? '',
});

/** Wire to form. */
export const userValues = (user: User): UserFormValues => ({
  scope: user.scope,
  accountSid: user.account_sid,
  isActive: user.is_active,
  isViewOnly: user.is_view_only,
  name: user.name,
  email: user.email,
  password: '',
  mustChangePassword: user.force_change,
});

/** Form to POST. Adding shows neither flag: who is created again keeps those of before. */
export const newUserOf = (values: UserFormValues, serviceProviderSid: string): NewUser => ({
  name: values.name,
  email: values.email,
  initial_password: values.password,
  force_change: values.mustChangePassword,
  is_active: values.isActive,
  is_view_only: values.isViewOnly,
  service_provider_sid: values.scope === 'admin' ? null : serviceProviderSid,
  account_sid: values.scope === 'account' ? values.accountSid : null,
});

const bodyOf = (values: UserFormValues) => ({
  name: values.name,
  email: values.email,
  force_change: values.mustChangePassword,
  is_active: values.isActive,
});

/**
 * Form to PUT. The provider is never sent: no allowed move changes it. The right to write always is:
 * the platform takes it for given where it is not mentioned.
 */
export const userUpdateOf = (values: UserFormValues, stored: User): UserUpdate => ({
  ...changedColumns(bodyOf(values), bodyOf(userValues(stored))),
  ...(values.password !== '' && { initial_password: values.password }),
  is_view_only: values.isViewOnly,
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
  update: (sid, values, stored) => userUpdate(sid, userUpdateOf(values, stored)),
  // Two users of one name could not both log in. The platform looks on creating only, at both at
  // once; here the field is named, as far as the viewer's own list reaches.
  check: (values, base, sid) =>
    takenFields(values, base, taken, async () =>
      (await listUsers()).filter(({ user_sid }) => user_sid !== sid),
    ),
  refused: [
    [/^invalid username or email$/, 'name', oneTaken],
    [/^invalid username or email$/, 'email', oneTaken],
    // The policy of the server, which has an upper bound while none is stored.
    [/^password\b/i, 'password', (own) => `Invalid password. ${own}`],
  ],
  isGone: isUnknownUser,
  lost: {
    mark: ({ name }) => name,
    find: async (name) =>
      (await listUsers()).filter((one) => one.name === name).map(({ user_sid }) => user_sid),
  },
};
