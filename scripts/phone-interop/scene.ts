import { phone } from '@trunkline/ui/testing/playwright';
import type { Browser } from 'playwright';
import { contextOptions } from '../../portal/e2e/support/context-options.ts';
import { callable, keepConnections, openPhone, wireOf } from '../../portal/e2e/support/phone.ts';
import type { Platform } from '../../portal/testing/platform.ts';
import { until } from './processes.ts';
import type { FarEnd } from './servers/far-end.ts';
import type { MediaProxy } from './servers/media-proxy.ts';
import type { SipProxy } from './servers/sip-proxy.ts';

/** Everything that a part of the run needs. */
export type Stage = {
  browser: Browser;
  portalUrl: string;
  platform: Platform;
  proxy: SipProxy;
  mediaProxy: MediaProxy;
  farEnd: FarEnd;
};

/** Opens a page with the phone, for an application of a new account. */
export async function openScene({ browser, portalUrl, platform, proxy }: Stage) {
  const context = await browser.newContext({ ...contextOptions, baseURL: portalUrl });
  const page = await context.newPage();
  // Kamailio learns the client of a call before it exists: only this request has its password.
  await page.route(/\/Clients$/, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      const { username, password } = request.postDataJSON();
      await proxy.setPassword(username, password);
    }
    await route.continue();
  });
  const wire = wireOf(page);
  await keepConnections(page);
  const { account, application } = await callable(platform);
  await openPhone({ page, platform }, application.sid);
  const part = phone(page);
  return {
    page,
    wire,
    account,
    part,
    /** Waits for a text in the phone's status. @returns how long it took, in ms */
    status: (words: string | RegExp, limit?: number) =>
      until(
        `the phone says ${words}`,
        async () => {
          const says = (await part.status.textContent()) ?? '';
          return typeof words === 'string' ? says === words : words.test(says);
        },
        limit,
      ),
    says: async () => (await part.status.textContent()) ?? '',
    answers: () =>
      wire.received.map((text) => /^SIP\/2\.0 (\d{3})/.exec(text)?.[1]).filter(Boolean),
    close: () => context.close(),
  };
}

export type Scene = Awaited<ReturnType<typeof openScene>>;
