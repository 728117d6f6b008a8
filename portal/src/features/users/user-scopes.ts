import type { UserScopeChoice, UserValue } from '@trunkline/ui/widgets/user-form';
import type { User, UserScope } from '../../platform/users.ts';
import type { Scope, SessionUser } from '../../session/user.ts';

const offered: Record<Scope, readonly UserScope[]> = {
  admin: ['admin', 'service_provider', 'account'],
  service_provider: ['service_provider', 'account'],
  account: ['account'],
};

/** Where the platform lets a stored user go: between accounts of a provider, and down to one. */
const moves: Record<UserScope, readonly UserScope[]> = {
  admin: ['admin'],
  service_provider: ['service_provider', 'account'],
  account: ['account'],
};
const noPromotion =
  'The platform gives no user a wider scope than before. Add another user instead.';
const noAdminMove = 'The platform moves no admin elsewhere. Add another user instead.';

/**
 * The scopes this viewer may give a user, with the reason where the platform refuses the move.
 * @param stored the user's scope now; null: a new user
 */
export function scopeChoices(viewer: Scope, stored: UserScope | null): UserScopeChoice[] {
  const reason = stored === 'admin' ? noAdminMove : noPromotion;
  return offered[viewer].map((scope) => ({
    scope,
    disabledReason: stored === null || moves[stored].includes(scope) ? undefined : reason,
  }));
}

/** The stored user changes to an account, or to another one: an id has to be sent. */
export const movesToAccount = (
  values: Pick<UserValue, 'scope' | 'accountSid'>,
  stored: Pick<User, 'account_sid'>,
) =>
  values.scope === 'account' &&
  values.accountSid !== '' &&
  values.accountSid !== stored.account_sid;

/** What the changes bring about, beside their fields; most of it concerns the own user. */
export function changeWarnings(
  values: UserValue,
  stored: User,
  viewer: Pick<SessionUser, 'userSid'>,
): Partial<Record<keyof UserValue, string>> {
  const isOwn = stored.user_sid === viewer.userSid;
  const warnings: Partial<Record<keyof UserValue, string>> = {};
  if (movesToAccount(values, stored)) {
    warnings.accountSid = isOwn
      ? 'This is your own user: saving logs you out, and from then on you reach this account only. You cannot take it back yourself.'
      : 'Saving ends the sessions of this user, who has to log in again.';
  }
  if (isOwn && stored.is_active && !values.isActive) {
    warnings.isActive = 'This is your own user: others will see it as out of use.';
  }
  if (isOwn && !stored.is_view_only && values.isViewOnly) {
    warnings.isViewOnly =
      'This is your own user: from the next log-in on you can change nothing, this setting included.';
  }
  return warnings;
}
