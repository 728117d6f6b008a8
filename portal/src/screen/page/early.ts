import type * as Paths from '../../platform/resources/paths.ts';
import type { PageQuery } from '../../platform/resources/paths.ts';
import type { SessionUser } from '../../session/user.ts';

/** Facts known before a screen's code: from the address, the token and remembered choices. */
export type EarlyContext = {
  user: SessionUser;
  /** The user's provider, else the one chosen or shown last; null while unknown. */
  providerSid: string | null;
  /** Account that a list is narrowed to: that of account users, else the wanted one. */
  accountSid: string | null;
  /** First by name, for lists that show no more than one account; null when it is not known yet. */
  firstAccountSid: string | null;
  /** The address asks for all accounts, in lists that offer that. */
  isAll: boolean;
  /** The address narrows the list by more than account and page. */
  hasFilters: boolean;
  page: PageQuery;
  /** What `useAccountFilter` asks for. */
  accounts: string | null;
  /** What `useOwners` asks for. */
  owners: string | null;
  paths: typeof Paths;
};

/** Paths that a screen is sure to ask for, by the builders that its hooks use. null: not known yet. */
export type Early = (context: EarlyContext, sid: string) => (string | null)[];
