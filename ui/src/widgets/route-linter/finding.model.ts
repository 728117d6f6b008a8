import { changedRoute, type RoutesValue, withoutRoute } from '../outbound-routes/routes.model.ts';

/** The properties of a carrier that matter to a route. */
export type LintCarrier = {
  id: string;
  name: string;
  isActive: boolean;
  /** undefined while loading. */
  outboundGateways: number | undefined;
};

export type LintInput = {
  routes: RoutesValue;
  defaultCarrierId: string;
  carriers: readonly LintCarrier[];
  isActive: boolean;
  /** Names of other tables that the engine may use instead of this one. */
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

/** The worst severity by route id. Findings without a route are about the table. */
export function findingsByRoute(
  findings: readonly Finding<unknown>[],
): Record<string, Finding['severity']> {
  const worst: Record<string, Finding['severity']> = {};
  for (const { routeIds, severity } of findings) {
    for (const id of routeIds) if (worst[id] !== 'problem') worst[id] = severity;
  }
  return worst;
}

/** @typeParam Text a sentence, or its name and parameters before translation */
export type Finding<Text = string> = {
  id: string;
  kind: FindingKind;
  /** `problem`: calls are lost or misrouted. `notice`: it may be intended. */
  severity: 'problem' | 'notice';
  routeIds: string[];
  /** One sentence. */
  message: Text;
  /** An example number. */
  example?: string;
  fix?: Fix<Text>;
};

/** Applies a fix to the routes. */
export function fixedRoutes(routes: RoutesValue, fix: Fix<unknown>): RoutesValue {
  if (fix.what === 'remove') return withoutRoute(routes, fix.routeId);
  if (fix.what === 'drop-spare') return changedRoute(routes, fix.routeId, { spareCarrierIds: [] });
  return Object.entries(fix.texts).reduce(
    (all, [id, text]) => changedRoute(all, id, { text }),
    routes,
  );
}

const loses: ReadonlySet<FindingKind> = new Set(['no-carrier', 'carrier-gone', 'no-gateway']);

/** Number of routes that lose the calls they take. */
export const losingRoutes = (findings: readonly Finding<unknown>[]): number =>
  new Set(findings.flatMap(({ kind, routeIds }) => (loses.has(kind) ? routeIds : []))).size;
