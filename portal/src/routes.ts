import { accountRoutes } from './features/accounts/routes.ts';
import { alertRoutes } from './features/alerts/routes.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { carrierRoutes } from './features/carriers/routes.ts';
import { clientRoutes } from './features/clients/routes.ts';
import { configurationRoutes } from './features/configuration/routes.ts';
import { inboundRoutes } from './features/inbound/routes.ts';
import { liveRoutes } from './features/live/routes.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { phoneNumberRoutes } from './features/phone-numbers/routes.ts';
import { recentCallRoutes } from './features/recent-calls/routes.ts';
import { routingRoutes } from './features/routing/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { signInRoutes } from './features/sign-in/routes.ts';
import { speechRoutes } from './features/speech/routes.ts';
import { teamsTenantRoutes } from './features/teams-tenants/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { yourChangesRoutes } from './features/your-changes/routes.ts';
import type { RouteRecord } from './screen/page/route.ts';

/**
 * Every screen there is, but for those of the hosted system (hosted-routes.ts). Drives the router,
 * the guards, the navigation, the titles and the smoke test. Navigation entries appear in this order
 * within their group.
 */
export const routes: RouteRecord[] = [
  ...signInRoutes,
  ...overviewRoutes,
  ...userRoutes,
  ...settingsRoutes,
  ...accountRoutes,
  ...clientRoutes,
  ...applicationRoutes,
  ...liveRoutes,
  ...recentCallRoutes,
  ...alertRoutes,
  ...configurationRoutes,
  ...carrierRoutes,
  ...speechRoutes,
  ...phoneNumberRoutes,
  ...teamsTenantRoutes,
  ...routingRoutes,
  ...inboundRoutes,
  ...yourChangesRoutes,
];
