import { read, useQuery } from '../../client/cache/query.ts';
import { path } from '../../client/calls/path.ts';
import { creation, write } from '../../client/calls/write.ts';
import { lcrRoutes } from '../../stored/lcr-routes.ts';
import { lcr } from '../../stored/lcrs.ts';
import { lcrRoutesPath } from '../paths.ts';
import { recordReads } from '../record-reads.ts';

export type { LcrRoute } from '../../stored/lcr-routes.ts';

export const { get: getLcr, use: useLcr } = recordReads('Lcrs', lcr);

/** A table belongs to an account or to a service provider. */
type NewLcr = {
  name: string;
  is_active: boolean;
  account_sid: string | null;
  service_provider_sid: string | null;
};

export const newLcr = (body: NewLcr) => creation('Lcrs', body);

export const lcrUpdate = (sid: string, body: Partial<Pick<NewLcr, 'name' | 'is_active'>>) =>
  write('PUT', path`Lcrs/${sid}`, body);

const routesOf = (lcrSid: string) => read(lcrRoutesPath(lcrSid), lcrRoutes);
export const listLcrRoutes = (lcrSid: string) => routesOf(lcrSid).get();
export const useLcrRoutes = (lcrSid: string | null) => useQuery(lcrSid && routesOf(lcrSid));

/** With its sid a stored route, without it a new one. Of stored ones entries without sid are ignored. */
export type LcrRouteToSend = {
  lcr_route_sid?: string;
  regex: string;
  description: string | null;
  priority: number;
  lcr_carrier_set_entries: {
    lcr_carrier_set_entry_sid?: string;
    voip_carrier_sid: string;
    priority: number;
    workload?: number;
  }[];
};

/** Adds routes. The platform makes the carrier of the one with priority 9999 the table's default. */
export const newLcrRoutes = (lcrSid: string, routes: readonly LcrRouteToSend[]) =>
  write('POST', path`Lcrs/${lcrSid}/Routes`, routes);

/** Changes and adds routes; others stay. Works through them one by one, and may stop half-way. */
export const lcrRoutesUpdate = (lcrSid: string, routes: readonly LcrRouteToSend[]) =>
  write('PUT', path`Lcrs/${lcrSid}/Routes`, routes);

export const lcrRouteDeletion = (sid: string) => write('DELETE', path`LcrRoutes/${sid}`);

/** A carrier for a stored route that has none. */
export const newLcrEntry = (routeSid: string, carrierSid: string) =>
  write('POST', 'LcrCarrierSetEntries', {
    lcr_route_sid: routeSid,
    voip_carrier_sid: carrierSid,
    priority: 0,
  });

export const lcrEntryDeletion = (sid: string) => write('DELETE', path`LcrCarrierSetEntries/${sid}`);
