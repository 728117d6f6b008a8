import { type EarlyContext, earlyCalls, shellCalls } from './early-calls.ts';

/**
 * The names under which the browser keeps what is needed here. Not imported: the script in the head
 * must stay small, and a test compares them with browser/storage.ts.
 */
export const storageNames = {
  token: 'token',
  pendingToken: 'SESS_TOKEN',
  message: 'SESS_FLASH_MSG',
  provider: 'activeServiceProvider',
  shownProvider: 'shownServiceProvider',
  account: 'accountFilter',
};

type Payload = { scope?: unknown; account_sid?: unknown; service_provider_sid?: unknown };

function payloadOf(token: string): Payload | null {
  try {
    const segment = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(segment)) as Payload;
  } catch {
    return null;
  }
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** What a running console knows besides. */
export type Known = Partial<Pick<EarlyContext, 'providerSid' | 'firstAccountSid'>>;

/** Who is signed in and what they looked at last; null for nobody. */
export function earlyContext(
  storage: Pick<Storage, 'getItem'>,
  token: string,
  search: string,
  known: Known,
): EarlyContext | null {
  const payload = payloadOf(token);
  const { scope } = payload ?? {};
  if (scope !== 'admin' && scope !== 'service_provider' && scope !== 'account') return null;
  return {
    scope,
    accountSid: textOrNull(payload?.account_sid),
    providerSid:
      known.providerSid ??
      textOrNull(payload?.service_provider_sid) ??
      storage.getItem(storageNames.provider) ??
      storage.getItem(storageNames.shownProvider),
    rememberedAccountSid: storage.getItem(storageNames.account),
    firstAccountSid: known.firstAccountSid ?? null,
    query: new URLSearchParams(search),
  };
}

/** Full URLs of what a screen asks for first. `hasShell`: the frame around it is there already. */
export function earlyUrls(
  base: string,
  to: { pathname: string; search: string },
  storage: Pick<Storage, 'getItem'>,
  token: string,
  hasShell: boolean,
  known: Known = {},
): string[] {
  const context = earlyContext(storage, token, to.search, known);
  if (!context || !to.pathname.startsWith('/internal/')) return [];
  const calls = [...(hasShell ? [] : shellCalls), ...earlyCalls(to.pathname, context)];
  return calls.map((call) => `${base}/${call}`);
}
