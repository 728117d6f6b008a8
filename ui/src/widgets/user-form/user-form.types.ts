import type { PasswordPolicy } from '../password-rules/index.ts';
import type { UserErrors, UserScope, UserValue } from './user.model.ts';

export type UserScopeChoice = {
  scope: UserScope;
  /** Why it cannot be chosen. It stays in sight, with its reason. */
  disabledReason?: string | undefined;
};

export type UserAccountOption = { value: string; label: string };

export type UserFormLabels = {
  reach: string;
  reachHelp: string;
  identity: string;
  identityHelp: string;
  passwordSection: string;
  passwordHelpNew: string;
  passwordHelpStored: string;
  scope: string;
  scopes: Record<UserScope, string>;
  scopesHelp: Record<UserScope, string>;
  account: string;
  noAccounts: string;
  sid: string;
  copySid: string;
  active: string;
  activeHelp: string;
  viewOnly: string;
  viewOnlyHelp: string;
  name: string;
  nameHelp: string;
  email: string;
  password: string;
  keepPassword: string;
  mustChange: string;
  mustChangeHelp: string;
};

export const defaultLabels: UserFormLabels = {
  reach: 'Access',
  reachHelp: 'What this user can access.',
  identity: 'User',
  identityHelp: 'The username is used to log in.',
  passwordSection: 'Password',
  passwordHelpNew: 'Used for the first log-in. Share it securely.',
  passwordHelpStored: 'Set a temporary password if the user is locked out.',
  scope: 'Scope',
  scopes: { admin: 'Admin', service_provider: 'Service provider', account: 'Account' },
  scopesHelp: {
    admin: 'Everything on this platform.',
    service_provider: 'The current service provider and all of its accounts.',
    account: 'One account only.',
  },
  account: 'Account',
  noAccounts: 'No accounts.',
  sid: 'User SID',
  copySid: 'Copy user SID',
  active: 'Active',
  activeHelp: 'Clear to mark the user as inactive. Nothing is deleted.',
  viewOnly: 'View only',
  viewOnlyHelp: 'Can view everything in scope but change nothing.',
  name: 'Username',
  nameHelp: 'Must be unique across the platform.',
  email: 'User email',
  password: 'Temporary password',
  keepPassword: 'Leave blank to keep the current password.',
  mustChange: 'Require password change',
  mustChangeHelp: 'The user must choose a new password at the next log-in.',
};

export type UserFormProps = {
  value: UserValue;
  onChange: (value: UserValue) => void;
  /** SID of a stored user; absent for a new one, which has no active and no view-only flag yet. */
  sid?: string;
  /** The scopes on offer, in this order. A single one is shown, not asked for. */
  scopes: readonly UserScopeChoice[];
  /** Accounts to choose from; undefined while loading. */
  accounts: readonly UserAccountOption[] | undefined;
  /** The account is given: shown, not asked for. */
  isAccountFixed?: boolean;
  /** What the temporary password needs. */
  policy: PasswordPolicy;
  errors?: UserErrors;
  /** What a change brings about, beside its field. */
  warnings?: UserErrors;
  readOnly?: boolean;
  /** Why nothing can be changed; said by the controls that cannot show a value as text. */
  disabledReason?: string;
  labels?: Partial<UserFormLabels>;
};
