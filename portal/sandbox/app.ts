import { Hono } from 'hono';
import { authenticate } from './http/authenticate.ts';
import { parseBody } from './http/body.ts';
import type { Api, SandboxEnv, Services } from './http/env.ts';
import { asApiError } from './http/errors.ts';
import { createFaultSwitch } from './http/faults.ts';
import { type Latency, latency } from './http/latency.ts';
import { API_BASE, createPathNormaliser, pathAfterBase } from './http/paths.ts';
import { errorReply, text, unknownRoute } from './http/replies.ts';
import { commonHeaders, cors, keepUntyped, type RateLimit, rateLimiter } from './http/transport.ts';
import { viewOnlyGuard } from './http/view-only.ts';
import { recentCallOf } from './live/ended-calls.ts';
import { createLiveState, type LiveState } from './live/live-state.ts';
import { createCaller } from './pages/caller.ts';
import { createConsentPage } from './pages/consent-page.ts';
import { createDemoApps } from './pages/demo-apps.ts';
import { createLiveDesk } from './pages/live-desk.ts';
import { createMailPage } from './pages/mail-page.ts';
import { ownPagesOnly } from './pages/own-pages.ts';
import { createPaymentDesk } from './pages/payment-desk.ts';
import { registerRoutes } from './resources/register.ts';
import { DEMO_APPS_PATH } from './rules/demo-apps.ts';
import { createPhone, type Phone } from './sip/phone.ts';
import type { Store } from './store/store.ts';

export type SandboxAppOptions = {
  store: Store;
  /** Live calls, queues and registrations. Default: none. */
  live?: LiveState | undefined;
  /** Calls of real clients; without it no client can call. */
  phone?: Phone | undefined;
  /** Signs the tokens. */
  secret: string;
  now?: () => Date;
  rateLimit?: RateLimit;
  tokenLifetimeMinutes?: number;
  /** Responds as the hosted platform does, with billing. Default: self-hosted. */
  hosted?: boolean;
  /** False for a platform without a service that captures SIP. */
  hasCapture?: boolean;
  /** False for a platform without a service that stores logs. */
  hasLogs?: boolean;
  /** Default: responds immediately. */
  latency?: Latency | undefined;
};

/** The order is the platform's: it decides which headers a response lacks (CORS on a 429). */
function createApi(
  services: Services,
  rateLimit: RateLimit,
  faults: SandboxFaults,
  delay: Latency | undefined,
): Api {
  const api: Api = new Hono<SandboxEnv>();
  if (delay === 'real') api.use('*', latency);
  api.use('*', keepUntyped);
  api.use('*', rateLimiter(rateLimit, services.now));
  api.use('*', cors);
  api.use('*', commonHeaders);
  api.use('*', faults);
  api.use('*', parseBody);
  api.use('*', authenticate(services));
  api.use('*', viewOnlyGuard);
  registerRoutes(api, services);
  return api;
}

type SandboxFaults = ReturnType<typeof createFaultSwitch>['middleware'];

/** The platform API over a store. Uses Web APIs only, so it runs wherever the store does. */
export function createSandboxApp(options: SandboxAppOptions): Hono {
  const now = options.now ?? (() => new Date());
  const { store, hosted = false } = options;
  const live = options.live ?? createLiveState(now);
  const phone = options.phone ?? createPhone({ store, live, now, hosted });
  live.listen((ended) => {
    const row = recentCallOf(ended, store);
    const own = phone.calls.get(ended.record.call_sid)?.columns();
    if (row) store.calls.add({ ...row, ...own });
  });
  const services: Services = {
    store,
    live,
    phone,
    secret: options.secret,
    now,
    tokenLifetimeMinutes: options.tokenLifetimeMinutes ?? 720,
    hosted,
    hasCapture: options.hasCapture ?? true,
    hasLogs: options.hasLogs ?? true,
  };
  const faults = createFaultSwitch(phone.faults);
  const rateLimit = options.rateLimit ?? { limit: 1_000_000, windowSeconds: 300 };

  const app: Hono = new Hono({ getPath: createPathNormaliser(() => app.routes) });
  app.get('/health', () => text('OK'));
  app.use('/sandbox/*', ownPagesOnly);
  app.route('/sandbox/faults', faults.routes);
  app.route('/sandbox/mails', createMailPage(services.store));
  app.route('/sandbox/oauth', createConsentPage());
  // Spelled like the API's own word: paths are matched case-insensitively.
  app.route('/sandbox/Calls', createCaller(services));
  app.route('/sandbox/live', createLiveDesk(live));
  app.route('/sandbox/payments', createPaymentDesk(services));
  app.route(DEMO_APPS_PATH, createDemoApps());
  app.route(API_BASE, createApi(services, rateLimit, faults.middleware, options.latency));
  app.notFound((c) => {
    const { pathname } = new URL(c.req.url);
    const isApi = pathname.toLowerCase().startsWith(`${API_BASE}/`);
    return unknownRoute(c.req.method, isApi ? `/v1${pathAfterBase(c.req.raw)}` : pathname);
  });
  app.onError((error) => errorReply(asApiError(error)));
  return app;
}
