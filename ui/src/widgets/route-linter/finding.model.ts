import { changedRoute, type RoutesValue, withoutRoute } from '../outbound-routes/routes.model.ts';

/** A carrier as far as it matters to a route. */
export type LintCarrier = {
  id: string;
  name: string;
  isActive: boolean;
  /** undefined while it is not known. */
  outboundGateways: number | undefined;
};

export type LintInput = {
  routes: RoutesValue;
  defaultCarrierId: string;
  carriers: readonly LintCarrier[];
  isActive: boolean;
  /** Names of other tables that the engine may take in place of this one. */
  rivals: readonly string[];
};

export type FindingKind =
  | 'empty'
  | 'invalid'
  | 'dead'
  | 'middle'
  | 'plus'
  | 'slow'
  | 'spare'
  | 'no-default'
  | 'no-carrier'
  | 'carrier-gone'
  | 'no-gateway'
  | 'inactive-carrier'
  | 'inactive-table'
  | 'rivals'
  | 'unknown';

export type Fix = { label: string } & (
  | { what: 'texts'; texts: Record<string, string> }
  | { what: 'remove'; routeId: string }
  | { what: 'drop-spare'; routeId: string }
);

/** By the id of a route the worst that was found; the rest is about the table. */
export function findingsByRoute(findings: readonly Finding[]): Record<string, Finding['severity']> {
  const worst: Record<string, Finding['severity']> = {};
  for (const { routeIds, severity } of findings) {
    for (const id of routeIds) if (worst[id] !== 'problem') worst[id] = severity;
  }
  return worst;
}

export type Finding = {
  id: string;
  kind: FindingKind;
  /** Calls are lost or misled; or it may be meant so. */
  severity: 'problem' | 'notice';
  routeIds: string[];
  /** One sentence. */
  message: string;
  /** A number that shows it. */
  example?: string;
  fix?: Fix;
};

/** The routes once a fix is applied. */
export function fixedRoutes(routes: RoutesValue, fix: Fix): RoutesValue {
  if (fix.what === 'remove') return withoutRoute(routes, fix.routeId);
  if (fix.what === 'drop-spare') return changedRoute(routes, fix.routeId, { spareCarrierIds: [] });
  return Object.entries(fix.texts).reduce(
    (all, [id, text]) => changedRoute(all, id, { text }),
    routes,
  );
}

const loses: ReadonlySet<FindingKind> = new Set(['no-carrier', 'carrier-gone', 'no-gateway']);

/** How many routes lose the calls they take. */
export const losingRoutes = (findings: readonly Finding[]): number =>
  new Set(findings.flatMap(({ kind, routeIds }) => (loses.has(kind) ? routeIds : []))).size;
