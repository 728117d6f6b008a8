import { billingRoutes } from './features/billing/routes.ts';
import { registrationRoutes } from './features/registration/routes.ts';
import type { RouteRecord } from './screen/page/route.ts';

/** The screens of the hosted system. Only loaded with its flag: start/screens.ts. */
export const hostedRoutes: RouteRecord[] = [...registrationRoutes, ...billingRoutes];
