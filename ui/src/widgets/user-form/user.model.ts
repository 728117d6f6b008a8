import { isPasswordFit, type PasswordPolicy } from '../password-rules/index.ts';

export const userScopes = ['admin', 'service_provider', 'account'] as const;
/** What a user may reach: everything, one service provider with its accounts, or one account. */
export type UserScope = (typeof userScopes)[number];

export type UserValue = {
  scope: UserScope;
  /** '' when none is chosen; only counts for scope `account`. */
  accountSid: string;
  isActive: boolean;
  isViewOnly: boolean;
  name: string;
  email: string;
  /** A temporary password to set; '' keeps the stored one. Write-only. */
  password: string;
  /** The user must choose a new password at the next log-in. */
  mustChangePassword: boolean;
};

export const emptyUser: UserValue = {
  scope: 'account',
  accountSid: '',
  isActive: true,
  isViewOnly: false,
  name: '',
  email: '',
  password: '',
  mustChangePassword: true,
};

/** Messages by field. */
export type UserErrors = Partial<Record<keyof UserValue, string>>;

export type UserRules = {
  /** The user does not exist yet: it needs a password. */
  isNew: boolean;
  policy: PasswordPolicy;
};

export const userMessages = {
  account: 'Choose the account this user belongs to.',
  name: 'Enter a username.',
  email: 'Enter an email address.',
  emailShape: 'Enter an email address such as name@example.net.',
  password: 'Invalid password.',
} as const;

/** Only what no address can do without: the platform checks nothing. */
const emailShape = /^[^\s@]+@[^\s@]+$/;

export function validateUser(value: UserValue, { isNew, policy }: UserRules): UserErrors {
  const errors: UserErrors = {};
  const email = value.email.trim();
  if (value.scope === 'account' && value.accountSid === '') {
    errors.accountSid = userMessages.account;
  }
  if (value.name.trim() === '') errors.name = userMessages.name;
  if (email === '') errors.email = userMessages.email;
  else if (!emailShape.test(email)) errors.email = userMessages.emailShape;
  if ((isNew || value.password !== '') && !isPasswordFit(value.password, policy)) {
    errors.password = userMessages.password;
  }
  return errors;
}
