import { levelOf, type Scope, type SessionUser } from './user.ts';

export const isAtLeast = (user: SessionUser, scope: Scope) => user.level >= levelOf(scope);

/** The platform refuses every write of these users; the console says so before they try. */
const viewOnlyReason = 'You have view-only access.';

/** Why this user can't change anything; undefined if they can. */
export const writeRefusal = (user: SessionUser): string | undefined =>
  user.isViewOnly ? viewOnlyReason : undefined;

/** Whether this user may open the account: account users their own, provider users their provider's. */
export function canOpenAccount(
  user: SessionUser,
  account: { account_sid: string; service_provider_sid: string },
): boolean {
  if (user.scope === 'admin') return true;
  if (user.scope === 'service_provider') {
    return account.service_provider_sid === user.serviceProviderSid;
  }
  return account.account_sid === user.accountSid;
}
