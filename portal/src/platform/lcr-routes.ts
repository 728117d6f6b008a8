import useSWR from 'swr';
import * as v from 'valibot';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { optionalText } from './wire.ts';

const entry = v.object({
  lcr_carrier_set_entry_sid: v.string(),
  voip_carrier_sid: v.nullish(v.string(), ''),
  priority: v.nullish(v.number(), 0),
});

const lcrRoute = v.object({
  lcr_route_sid: v.string(),
  regex: optionalText,
  description: optionalText,
  priority: v.nullish(v.number(), 0),
  lcr_carrier_set_entries: v.optional(v.array(entry), []),
});
export type LcrRoute = v.InferOutput<typeof lcrRoute>;

const byPriority = (one: { priority: number }, other: { priority: number }) =>
  one.priority - other.priority;

/** The routes of a table with their carriers, both in the order in which they are tried. */
export const listLcrRoutes = async (lcrSid: string) => {
  const routes = await call(v.array(lcrRoute), 'GET', 'LcrRoutes', { query: { lcr_sid: lcrSid } });
  for (const one of routes) one.lcr_carrier_set_entries.sort(byPriority);
  return routes.sort(byPriority);
};

export const useLcrRoutes = (lcrSid: string | null) =>
  useSWR(lcrSid && ['LcrRoutes', lcrSid], () => listLcrRoutes(lcrSid ?? ''));

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
  }[];
};

/** Adds routes. The platform makes the carrier of the one with priority 9999 the table's default. */
export const createLcrRoutes = (lcrSid: string, routes: readonly LcrRouteToSend[]) =>
  command('POST', path`Lcrs/${lcrSid}/Routes`, { body: routes });

/** Changes and adds routes; others stay. Works through them one by one, and may stop half-way. */
export const updateLcrRoutes = (lcrSid: string, routes: readonly LcrRouteToSend[]) =>
  command('PUT', path`Lcrs/${lcrSid}/Routes`, { body: routes });

export const deleteLcrRoute = (sid: string) => command('DELETE', path`LcrRoutes/${sid}`);

/** A carrier for a stored route that has none. */
export const createLcrEntry = (routeSid: string, carrierSid: string) =>
  command('POST', 'LcrCarrierSetEntries', {
    body: { lcr_route_sid: routeSid, voip_carrier_sid: carrierSid, priority: 0 },
  });

export const deleteLcrEntry = (sid: string) => command('DELETE', path`LcrCarrierSetEntries/${sid}`);
