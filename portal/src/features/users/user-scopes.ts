import type { User, UserScope } from '../../platform/resources/users/users.ts';
import type { Scope, SessionUser } from '../../session/user.ts';
import type { UserFormValues } from './user.ts';

export type ScopeChoice = {
  scope: UserScope;
  /** Why it can't be chosen. It stays visible with this reason. */
  disabledReason: string | undefined;
};

const offered: Record<Scope, readonly UserScope[]> = {
  admin: ['admin', 'service_provider', 'account'],
  service_provider: ['service_provider', 'account'],
  account: ['account'],
};

/**
 * Moves that the platform allows for a stored user: from the provider down to an account, and
 * between its accounts.
 */
const moves: Record<UserScope, readonly UserScope[]> = {
  admin: ['admin'],
  service_provider: ['service_provider', 'account'],
  account: ['account'],
};
const noPromotion = "A user's scope can't be widened. Add a new user instead.";
const noAdminMove = "An admin's scope can't be changed. Add a new user instead.";

/**
 * Scopes this viewer may give a user, with the reason if the platform refuses the move.
 * @param stored current scope of the user; null for a new one
 */
export function scopeChoices(viewer: Scope, stored: UserScope | null): ScopeChoice[] {
  const reason = stored === 'admin' ? noAdminMove : noPromotion;
  return offered[viewer].map((scope) => ({
    scope,
    disabledReason: stored === null || moves[stored].includes(scope) ? undefined : reason,
  }));
}

/** Whether a stored user moves to an account, or to another one: only then an id must be sent. */
export const movesToAccount = (
  values: Pick<UserFormValues, 'scope' | 'accountSid'>,
  stored: Pick<User, 'account_sid'>,
) =>
  values.scope === 'account' &&
  values.accountSid !== '' &&
  values.accountSid !== stored.account_sid;

type Warnings = Partial<Record<'accountSid' | 'isActive' | 'isViewOnly', string>>;

/** Effects of the changes, shown beside their fields; most concern the user's own record. */
export function changeWarnings(
  values: Pick<UserFormValues, 'scope' | 'accountSid' | 'isActive' | 'isViewOnly'>,
  stored: User,
  viewer: Pick<SessionUser, 'userSid'>,
): Warnings {
  const isOwn = stored.user_sid === viewer.userSid;
  const warnings: Warnings = {};
  if (movesToAccount(values, stored)) {
    warnings.accountSid = isOwn
      ? "This is you. Saving logs you out and limits you to this account. You can't undo this yourself."
      : 'Saving ends the sessions of this user, who has to log in again.';
  }
  if (isOwn && stored.is_active && !values.isActive) {
    warnings.isActive = 'This is you. Others will see you as inactive.';
  }
  if (isOwn && !stored.is_view_only && values.isViewOnly) {
    warnings.isViewOnly =
      "This is you. From your next log-in you can't change anything, this setting included.";
  }
  return warnings;
}
