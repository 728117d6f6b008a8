import { useEffect } from 'react';
import * as v from 'valibot';
import { isSavingData } from '../browser/connection.ts';
import { local, localKeys } from '../browser/storage.ts';
import { config } from '../config/index.ts';
import { peekEarly, sendEarly } from '../platform/client/cache/early.ts';
import { useQueryCache } from '../platform/client/cache/query.ts';
import type { AccountRow } from '../platform/resources/accounts/accounts.ts';
import { accountsPath } from '../platform/resources/paths.ts';
import { serviceProviders } from '../platform/resources/providers/service-providers.ts';
import { activeProvider } from '../session/provider-choice.ts';
import { getSession } from '../session/session.ts';
import type { Known } from './context.ts';
import { answerForData } from './data-ahead.ts';
import { preloadCode } from './screens.ts';

/**
 * Requests the data of the screen at an address. Its hooks take the responses over.
 * @param isCached whether a path can be left out: the screen renders without it
 */
function preloadData(
  address: string,
  hasShell: boolean,
  known: Known,
  isCached = (_path: string) => false,
): void {
  const token = getSession()?.token;
  if (!token) return;
  const to = new URL(address, window.location.href);
  const { apiBaseUrl } = config();
  const urls = globalThis.PORTAL_EARLY_URLS?.(apiBaseUrl, to, token, hasShell, known) ?? [];
  sendEarly(
    urls.filter((url) => !isCached(url.slice(apiBaseUrl.length + 1))),
    token,
  );
}

/** If the platform takes longer to list its providers, the frame waits for it. In ms. */
const providerPatience = 300;

/**
 * Covers the moment between log-in and first screen, which a slow machine renders for longer than
 * the requests take. Resolves once all requests are sent.
 */
export async function preloadAfterLogIn(address: string): Promise<void> {
  preloadData(address, false, {});
  if (getSession()?.user.scope !== 'admin' || activeProvider.get() !== null) return;
  // An admin without a chosen provider starts with the first.
  const asked = peekEarly(`${config().apiBaseUrl}/ServiceProviders`)
    ?.then(({ text }) => {
      const [first] = v.parse(serviceProviders, JSON.parse(text));
      if (first) preloadData(address, true, { providerSid: first.service_provider_sid });
    })
    // The request that takes the response over reports the error.
    .catch(() => undefined);
  // Rows of the last provider are already requested.
  if (local.get(localKeys.shownServiceProvider) !== null) return;
  await Promise.race([asked, new Promise((passed) => setTimeout(passed, providerPatience))]);
}

/** The link an event happened in, if it leads to another screen of the console. */
function linkOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return undefined;
  return new URL(link.href).pathname === window.location.pathname ? undefined : link.href;
}

/** Resting on a link for this long counts as the wish to follow it. In ms. */
const dwell = 80;
/** Minimum time between two prefetches of a link that is only rested on. In ms. */
const pauseOfRested = 60_000;

/**
 * Links prefetch code on hover and focus, and missing data when rested on or pressed. Navigation by
 * key or palette requests its data as it happens.
 */
export function useHeadStartOfLinks(providerSid: string | null): void {
  const { peek } = useQueryCache();
  useEffect(() => {
    function askFor(link: string): void {
      const accounts = providerSid ? peek<AccountRow[]>(accountsPath(providerSid)) : [];
      const firstAccountSid = accounts?.[0]?.account_sid ?? null;
      const known = { providerSid, firstAccountSid };
      preloadData(link, true, known, (path) => peek(path) !== undefined);
    }

    const restedAt = new Map<string, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function rest(link: string): void {
      if (performance.now() - (restedAt.get(link) ?? Number.NEGATIVE_INFINITY) < pauseOfRested)
        return;
      restedAt.set(link, performance.now());
      askFor(link);
    }
    function handlePointed(event: Event): void {
      clearTimeout(timer);
      const link = linkOf(event);
      if (!link || isSavingData()) return;
      preloadCode(link);
      timer = setTimeout(() => rest(link), dwell);
    }
    let pressed: string | undefined;
    function handlePressed(event: PointerEvent): void {
      pressed = event.button === 0 ? linkOf(event) : undefined;
      if (pressed) askFor(pressed);
    }
    const stopAnswering = answerForData((address) => {
      // The press has asked.
      if (new URL(address, window.location.href).href !== pressed) askFor(address);
      pressed = undefined;
    });
    document.addEventListener('pointerover', handlePointed);
    document.addEventListener('focusin', handlePointed);
    document.addEventListener('pointerdown', handlePressed);
    return () => {
      clearTimeout(timer);
      stopAnswering();
      document.removeEventListener('pointerover', handlePointed);
      document.removeEventListener('focusin', handlePointed);
      document.removeEventListener('pointerdown', handlePressed);
    };
  }, [peek, providerSid]);
}
