import type * as Paths from '../../platform/resources/paths.ts';
import type { PageQuery } from '../../platform/resources/paths.ts';
import type { SessionUser } from '../../session/user.ts';

/** Facts known before a screen's code loads: from the address, the token and remembered choices. */
export type EarlyContext = {
  user: SessionUser;
  /** The user's provider, otherwise the one chosen or shown last; null while unknown. */
  providerSid: string | null;
  /** Account that a list is narrowed to: the account user's own, otherwise the wanted one. */
  accountSid: string | null;
  /** First account by name, for lists that show a single account; null while unknown. */
  firstAccountSid: string | null;
  /** Whether the query names all accounts, in lists that offer that. */
  isAll: boolean;
  /** Whether the query narrows the list by more than account and page. */
  hasFilters: boolean;
  page: PageQuery;
  /** Path that `useAccountFilter` loads. */
  accounts: string | null;
  /** Path that `useOwners` loads. */
  owners: string | null;
  paths: typeof Paths;
};

/** Paths that a screen is sure to load, from the builders that its hooks use. null: not known yet. */
export type Early = (context: EarlyContext, sid: string) => (string | null)[];
