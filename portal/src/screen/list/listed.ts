import type { PageQuery } from '../../platform/resources/paths.ts';
import { rememberedAccount } from '../../session/remembered-account.ts';

/*
 * What a list asks for, by its address and by what is remembered: said once, for the hooks of the
 * list and for the calls that are sent before its code is there.
 */

/** Choices of the pager; the first is the default. */
export const pageSizes = [25, 50, 100] as const;

export function pageOf(query: URLSearchParams): PageQuery {
  const page = Number(query.get('page'));
  const size = Number(query.get('size'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((one) => one === size) ?? pageSizes[0],
    name: query.get('filter') ?? '',
  };
}

/** Query value for all accounts, in lists that show one account by default. */
export const allAccounts = 'all';

const accountInQuery = (query: URLSearchParams) => query.get('account') ?? rememberedAccount();

/** Account to narrow a list to; it may be deleted, or belong to another provider. */
export function wantedAccount(query: URLSearchParams): string | null {
  const account = accountInQuery(query);
  return account === allAccounts ? null : account;
}

/** Whether the query names all accounts. */
export const wantsAllAccounts = (query: URLSearchParams) => accountInQuery(query) === allAccounts;
