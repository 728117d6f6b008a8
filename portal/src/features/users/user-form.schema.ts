import { isPasswordFit, type PasswordPolicy } from '@trunkline/ui/widgets/password-rules';
import * as v from 'valibot';
import type { UserScope } from '../../platform/resources/users/users.ts';
import type { Members } from '../../screen/form/save/members.ts';
import { nameSchema, textSchema } from '../../screen/form/schema.ts';

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
