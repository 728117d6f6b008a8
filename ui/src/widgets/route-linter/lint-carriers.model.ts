import type { RouteValue } from '../outbound-routes/routes.model.ts';
import type { Finding, FindingKind, LintInput } from './finding.model.ts';
import type { NamedRoute, Said } from './lint-sentences.model.ts';

/** A route to check, and its place in the table, from 1. */
export type Row = { id: string; place: number; route: RouteValue; isInvalid: boolean };

export const named = ({ place, route }: Row): NamedRoute => ({ place, text: route.text });

export function spare(row: Row, { carriers }: LintInput): Finding<Said>[] {
  const [spareId] = row.route.spareCarrierIds;
  if (spareId === undefined) return [];
  const name = carriers.find(({ id }) => id === spareId)?.name ?? null;
  const count = row.route.spareCarrierIds.length;
  return [
    {
      id: `spare ${row.id}`,
      kind: 'spare',
      severity: 'notice',
      routeIds: [row.id],
      message: ['spare', named(row), name, count - 1],
      fix: {
        label: ['dropSpare', count],
        what: 'drop-spare',
        routeId: row.id,
      },
    },
  ];
}

export function carriersOf(
  rows: readonly Row[],
  { carriers, defaultCarrierId }: LintInput,
): Finding<Said>[] {
  const byId = new Map(carriers.map((one) => [one.id, one]));
  const uses = new Map<string, Row[]>();
  for (const row of rows) {
    uses.set(row.route.carrierId, [...(uses.get(row.route.carrierId) ?? []), row]);
  }
  if (defaultCarrierId !== '' && !uses.has(defaultCarrierId)) uses.set(defaultCarrierId, []);
  return [...uses].flatMap(([carrierId, users]): Finding<Said>[] => {
    const routeIds = users.map(({ id }) => id);
    const where = users.map(named);
    const finding = (kind: FindingKind, severity: Finding['severity'], message: Said) => [
      { id: `${kind} ${carrierId}`, kind, severity, routeIds, message },
    ];
    if (carrierId === '') {
      return finding('no-carrier', 'problem', ['noCarrier', where]);
    }
    const carrier = byId.get(carrierId);
    if (!carrier) {
      return carriers.length === 0 ? [] : finding('carrier-gone', 'notice', ['carrierGone', where]);
    }
    if (carrier.outboundGateways === 0) {
      return finding('no-gateway', 'problem', ['noGateway', carrier.name, where]);
    }
    return carrier.isActive
      ? []
      : finding('inactive-carrier', 'notice', ['inactiveCarrier', carrier.name, where]);
  });
}

export function tableOf({ isActive, rivals }: LintInput): Finding<Said>[] {
  const findings: Finding<Said>[] = [];
  if (rivals.length > 0) {
    findings.push({
      id: 'rivals',
      kind: 'rivals',
      severity: 'problem',
      routeIds: [],
      message: ['rivals', rivals],
    });
  }
  if (!isActive) {
    findings.push({
      id: 'inactive-table',
      kind: 'inactive-table',
      severity: 'notice',
      routeIds: [],
      message: ['inactiveTable'],
    });
  }
  return findings;
}
