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
  reachHelp: 'What this user may reach, and whether it is in use.',
  identity: 'User',
  identityHelp: 'Who it is. The user name is what one signs in with.',
  passwordSection: 'Password',
  passwordHelpNew: 'Good for the first sign-in. Pass it on by a way you trust.',
  passwordHelpStored: 'Sets another one, for somebody who has lost theirs.',
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
  activeHelp: 'Users that are not active are kept, with all that belongs to them.',
  viewOnly: 'View only',
  viewOnlyHelp: 'Sees everything within its scope and changes nothing.',
  name: 'User name',
  nameHelp: 'It has to be unique on the whole platform.',
  email: 'User email',
  password: 'Temporary password',
  keepPassword: 'Leave it empty to keep the password as it is.',
  mustChange: 'Force change of password',
  mustChangeHelp: 'A new password has to be chosen at the next sign-in.',
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
