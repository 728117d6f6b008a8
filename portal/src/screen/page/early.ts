import type * as Paths from '../../platform/resources/paths.ts';
import type { PageQuery } from '../../platform/resources/paths.ts';
import type { SessionUser } from '../../session/user.ts';

/** What is known of a screen before its code: from the address, the token and what is remembered. */
export type EarlyContext = {
  user: SessionUser;
  /** Of the person, else the one that was chosen or shown last; null when it is not known yet. */
  providerSid: string | null;
  /** Account that a list is narrowed to: that of account users, else the wanted one. */
  accountSid: string | null;
  /** First by name, for lists that show no more than one account; null when it is not known yet. */
  firstAccountSid: string | null;
  page: PageQuery;
  /** What `useAccountFilter` asks for. */
  accounts: string | null;
  /** What `useOwners` asks for. */
  owners: string | null;
  paths: typeof Paths;
};

/** Paths that a screen is sure to ask for, by the builders that its hooks use. null: not known yet. */
export type Early = (context: EarlyContext, sid: string) => (string | null)[];
