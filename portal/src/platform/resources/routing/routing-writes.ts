import { path } from '../../client/calls/path.ts';
import type { Columns } from '../../client/calls/wire.ts';
import { creation, write } from '../../client/calls/write.ts';
import { type Owner, ownerColumns } from '../../values/owner.ts';

/** A table belongs to an account or to a service provider. */
export const newLcr = (owner: Owner, body: Columns) =>
  creation('Lcrs', { ...body, ...ownerColumns(owner) });

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

/** A carrier for a stored route that has none. */
export const newLcrEntry = (routeSid: string, carrierSid: string) =>
  write('POST', 'LcrCarrierSetEntries', {
    lcr_route_sid: routeSid,
    voip_carrier_sid: carrierSid,
    priority: 0,
  });

export const lcrEntryDeletion = (sid: string) => write('DELETE', path`LcrCarrierSetEntries/${sid}`);
