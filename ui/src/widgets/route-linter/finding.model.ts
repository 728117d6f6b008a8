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
  | 'slip'
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

export type Fix<Text = string> = { label: Text } & (
  | { what: 'texts'; texts: Record<string, string> }
  | { what: 'remove'; routeId: string }
  | { what: 'drop-spare'; routeId: string }
);

/** By the id of a route the worst that was found; the rest is about the table. */
export function findingsByRoute(
  findings: readonly Finding<unknown>[],
): Record<string, Finding['severity']> {
  const worst: Record<string, Finding['severity']> = {};
  for (const { routeIds, severity } of findings) {
    for (const id of routeIds) if (worst[id] !== 'problem') worst[id] = severity;
  }
  return worst;
}

/** @typeParam Text as the engine says it, or in the words of a language */
export type Finding<Text = string> = {
  id: string;
  kind: FindingKind;
  /** Calls are lost or misled; or it may be meant so. */
  severity: 'problem' | 'notice';
  routeIds: string[];
  /** One sentence. */
  message: Text;
  /** A number that shows it. */
  example?: string;
  fix?: Fix<Text>;
};

/** The routes once a fix is applied. */
export function fixedRoutes(routes: RoutesValue, fix: Fix<unknown>): RoutesValue {
  if (fix.what === 'remove') return withoutRoute(routes, fix.routeId);
  if (fix.what === 'drop-spare') return changedRoute(routes, fix.routeId, { spareCarrierIds: [] });
  return Object.entries(fix.texts).reduce(
    (all, [id, text]) => changedRoute(all, id, { text }),
    routes,
  );
}

const loses: ReadonlySet<FindingKind> = new Set(['no-carrier', 'carrier-gone', 'no-gateway']);

/** How many routes lose the calls they take. */
export const losingRoutes = (findings: readonly Finding<unknown>[]): number =>
  new Set(findings.flatMap(({ kind, routeIds }) => (loses.has(kind) ? routeIds : []))).size;
