import { read, useQuery } from '../../client/cache/query.ts';
import { lcrRoutes } from '../../stored/lcr-routes.ts';
import { lcr } from '../../stored/lcrs.ts';
import { lcrRoutesPath } from '../paths.ts';
import { recordReads } from '../record-reads.ts';

export type { LcrRoute } from '../../stored/lcr-routes.ts';

export const { get: getLcr, use: useLcr } = recordReads('Lcrs', lcr);

const routesOf = (lcrSid: string) => read(lcrRoutesPath(lcrSid), lcrRoutes);
export const listLcrRoutes = (lcrSid: string) => routesOf(lcrSid).get();
export const useLcrRoutes = (lcrSid: string | null) => useQuery(lcrSid && routesOf(lcrSid));
