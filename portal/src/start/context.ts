import { sidPattern } from '../addresses.ts';
import { local, localKeys } from '../browser/storage.ts';
import * as paths from '../platform/resources/paths.ts';
import { routes } from '../routes.ts';
import { pageOf, wantedAccount, wantsAllAccounts } from '../screen/list/listed.ts';
import type { EarlyContext } from '../screen/page/early.ts';
import { userFromToken } from '../session/user.ts';

/** Leaves the open row, which is a SIP Call-ID: its case counts. */
const sidInUrl = new RegExp(`(?<=/internal.*)(?<![?&]open=[^&]*)${sidPattern.source}`, 'gi');

/** Writes the SIDs of a URL as the platform stores them; other tools write them in capitals. */
export const withStoredSids = (url: string) => url.replace(sidInUrl, (sid) => sid.toLowerCase());

/** Facts that only a running console knows. */
export type Known = Partial<Pick<EarlyContext, 'providerSid' | 'firstAccountSid'>>;

/** Paths that the frame around every screen requests. */
const shellCalls = ['Users/me', 'ServiceProviders'];

/** Paths below the API base that the screen at an address requests first. */
function earlyPaths(pathname: string, context: EarlyContext): string[] {
  const sid = sidPattern.exec(pathname)?.[0] ?? '';
  const address = pathname.replace(sid, sid && ':');
  const route = routes.find(({ path }) => path.replace(/:\w+/, ':') === address);
  return route?.early?.(context, sid).filter((path) => path !== null) ?? [];
}

/** Full URLs that a screen requests first. `hasShell`: the frame is already rendered. */
export type EarlyUrls = (
  base: string,
  to: { pathname: string; search: string },
  token: string,
  hasShell: boolean,
  known?: Known,
) => string[];

export const earlyUrls: EarlyUrls = (base, to, token, hasShell, known = {}) => {
  const user = userFromToken(token);
  if (!user || !to.pathname.startsWith('/internal/')) return [];
  const query = new URLSearchParams(to.search);
  const providerSid =
    known.providerSid ??
    user.serviceProviderSid ??
    local.get(localKeys.activeServiceProvider) ??
    local.get(localKeys.shownServiceProvider);
  const accounts =
    user.scope === 'account' || !providerSid ? null : paths.accountsPath(providerSid);
  const early = earlyPaths(to.pathname, {
    user,
    providerSid,
    accountSid: user.accountSid ?? wantedAccount(query),
    firstAccountSid: known.firstAccountSid ?? null,
    isAll: wantsAllAccounts(query),
    hasFilters: [...query.keys()].some((name) => !['account', 'page', 'size'].includes(name)),
    page: pageOf(query),
    accounts,
    owners: user.accountSid ? paths.recordPath('Accounts', user.accountSid) : accounts,
    paths,
  });
  return [...(hasShell ? [] : shellCalls), ...early].map((path) => `${base}/${path}`);
};
