import type { NewUser, User, UserUpdate } from '../../platform/resources/users/users.ts';
import type { SessionUser } from '../../session/user.ts';
import { emptyUser, type UserFormValues } from './user-form.schema.ts';
import { movesToAccount } from './user-scopes.ts';

/** What a new user begins with: the scope of who adds it, and its account where there is one. */
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

/** Form to POST. Adding shows neither flag: a new user is active and may write. */
export const newUserOf = (values: UserFormValues, serviceProviderSid: string): NewUser => ({
  name: values.name,
  email: values.email,
  initial_password: values.password,
  force_change: values.mustChangePassword,
  is_active: true,
  is_view_only: false,
  service_provider_sid: values.scope === 'admin' ? null : serviceProviderSid,
  account_sid: values.scope === 'account' ? values.accountSid : null,
});

/** Form to PUT. The provider is never sent: no allowed move changes it. */
export const userUpdateOf = (values: UserFormValues, stored: User): UserUpdate => ({
  name: values.name,
  email: values.email,
  initial_password: values.password === '' ? null : values.password,
  force_change: values.mustChangePassword,
  is_active: values.isActive,
  is_view_only: values.isViewOnly,
  ...(movesToAccount(values, stored) ? { account_sid: values.accountSid } : {}),
});
