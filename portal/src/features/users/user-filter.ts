import type { UserRow, UserScope } from '../../platform/resources/users/users.ts';
import type { Scope } from '../../session/user.ts';

/** Scope of a user in words. */
export function scopeText({ scope, account_name, service_provider_name }: UserRow): string {
  if (scope === 'admin') return 'All';
  return scope === 'account'
    ? `Account: ${account_name}`
    : `Service Provider: ${service_provider_name}`;
}

type ScopeFilter = UserScope | '';

const scopeFilters: readonly { value: ScopeFilter; label: string; from: readonly Scope[] }[] = [
  { value: '', label: 'All scopes', from: ['admin', 'service_provider'] },
  { value: 'admin', label: 'Admin', from: ['admin'] },
  { value: 'service_provider', label: 'Service provider', from: ['admin', 'service_provider'] },
  { value: 'account', label: 'Account', from: ['admin', 'service_provider', 'account'] },
];

/** Scopes whose users this viewer may see. */
export const scopeFiltersOf = (viewer: Scope) =>
  scopeFilters.filter(({ from }) => from.includes(viewer));

/** The filter in the URL; default: the viewer's first one. */
export function scopeFilterOf(viewer: Scope, text: string | null): ScopeFilter {
  const offered = scopeFiltersOf(viewer);
  return (offered.find(({ value }) => value === text) ?? offered[0])?.value ?? '';
}

/**
 * Admins and the users of one provider. Includes account users without a provider, whom the
 * platform treats as admins: no other list would show them.
 */
export const usersOfProvider = (rows: readonly UserRow[], serviceProviderSid: string) =>
  rows.filter(({ service_provider_sid: own }) => own === '' || own === serviceProviderSid);

type UserFilter = {
  scope: ScopeFilter;
  /** null for all accounts */
  accountSid: string | null;
};

/** Users that match both filters. */
export const filterUsers = (rows: readonly UserRow[], { scope, accountSid }: UserFilter) =>
  rows.filter(
    (row) =>
      (scope === '' || row.scope === scope) &&
      (accountSid === null || row.account_sid === accountSid),
  );

/** Texts that the search covers. */
export const textsOf = (row: UserRow) => [row.name, row.email, row.user_sid, scopeText(row)];
