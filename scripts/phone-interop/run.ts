import { chromium } from 'playwright';
import { apiBaseOf } from '../../portal/e2e/support/config-of.ts';
import { phoneLaunch } from '../../portal/e2e/support/phone.ts';
import { createPlatform } from '../../portal/testing/platform.ts';
import { startPortal } from '../lib/portal.ts';
import { ensureBuilt } from '../lib/prepare.mjs';
import { endedThere, wholeCall } from './parts/calls.ts';
import { mediaCut, signallingCut } from './parts/cut.ts';
import { incomingCalls } from './parts/incoming.ts';
import { allRefusals } from './parts/refusals.ts';
import { missingPackages, versions } from './prerequisites.ts';
import { close } from './report.ts';
import { startFarEnd } from './servers/far-end.ts';
import { startMediaProxy } from './servers/media-proxy.ts';
import { startSipProxy } from './servers/sip-proxy.ts';

/*
 * npm run phone:interop
 * The console's phone against kamailio, rtpengine, baresip and sipp, on loopback. Accounts and
 * clients are the sandbox's; its own SIP server isn't called.
 */
const missing = missingPackages();
if (missing.length > 0) {
  console.error(`Install these packages of Debian first: ${missing.join(' ')}`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
ensureBuilt();

const began = Date.now();
console.log(versions());
const mediaProxy = await startMediaProxy();
const proxy = await startSipProxy(mediaProxy.port);
const farEnd = await startFarEnd();
const portal = await startPortal({ sipWebSocketUrl: proxy.url });
const { executablePath, args } = phoneLaunch(true);
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--ignore-certificate-errors-spki-list=${proxy.keyHash}`],
});
const platform = createPlatform(await apiBaseOf(portal.url));
const stage = { browser, portalUrl: portal.url, platform, proxy, mediaProxy, farEnd };
for (const codec of ['pcmu', 'opus'] as const) await wholeCall(stage, codec);
await endedThere(stage);
await incomingCalls(stage);
await allRefusals(stage);
await signallingCut(stage);
await mediaCut(stage);
await browser.close();
await portal.stop();
const failed = close();
console.log(`${Math.round((Date.now() - began) / 1000)} s`);
process.exit(failed === 0 ? 0 : 1);
