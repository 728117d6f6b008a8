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
 * Asks for what the screen at an address will show. The hooks take the answers over.
 * @param isCached of a path: it is left out, for the screen is drawn without it
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

/** A platform that takes longer to name its providers is waited for in the frame. In ms. */
const providerPatience = 300;

/**
 * For the moment between a log-in and the first screen, which a slow machine draws for longer than
 * the calls take: nothing is heard meanwhile. Resolves once all of them are on their way.
 */
export async function preloadAfterLogIn(address: string): Promise<void> {
  preloadData(address, false, {});
  if (getSession()?.user.scope !== 'admin' || activeProvider.get() !== null) return;
  // An admin who has chosen no provider is shown the first.
  const asked = peekEarly(`${config().apiBaseUrl}/ServiceProviders`)
    ?.then(({ text }) => {
      const [first] = v.parse(serviceProviders, JSON.parse(text));
      if (first) preloadData(address, true, { providerSid: first.service_provider_sid });
    })
    // The call that takes the answer over reports it.
    .catch(() => undefined);
  // Rows of the last provider were requested already.
  if (local.get(localKeys.shownServiceProvider) !== null) return;
  await Promise.race([asked, new Promise((passed) => setTimeout(passed, providerPatience))]);
}

/** The link an event happened in, when it leads to another screen of the console. */
function linkOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return undefined;
  return new URL(link.href).pathname === window.location.pathname ? undefined : link.href;
}

/** Resting on a link for this long is taken for the wish to follow it. In ms. */
const dwell = 80;
/** A link that is only rested on asks no more often. In ms. */
const pauseOfRested = 60_000;

/**
 * Links fetch code when they are pointed at or focused, and when they are rested on or pressed the data
 * that aren't known yet. What is followed by key or from the palette asks as it is followed.
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
