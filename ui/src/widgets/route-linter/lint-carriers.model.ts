import type { RouteValue } from '../outbound-routes/routes.model.ts';
import type { Finding, FindingKind, LintInput } from './finding.model.ts';

/** A route that says something, and where it stands. */
export type Row = { id: string; place: number; route: RouteValue; isInvalid: boolean };

export const named = ({ place, route }: Row) =>
  `Route ${place}${route.text === '' ? '' : ` (${route.text})`}`;

export function spare(row: Row, { carriers }: LintInput): Finding[] {
  const [spareId] = row.route.spareCarrierIds;
  if (spareId === undefined) return [];
  const name = carriers.find(({ id }) => id === spareId)?.name ?? 'A further carrier';
  const count = row.route.spareCarrierIds.length;
  const which = count === 1 ? `${name} is` : `${name} and ${count - 1} more are`;
  return [
    {
      id: `spare ${row.id}`,
      kind: 'spare',
      severity: 'notice',
      routeIds: [row.id],
      message: `${which} never used by ${named(row)}: the call engine only uses its first carrier.`,
      fix: {
        label: count === 1 ? 'Remove the second carrier' : 'Remove the further carriers',
        what: 'drop-spare',
        routeId: row.id,
      },
    },
  ];
}

export function carriersOf(
  rows: readonly Row[],
  { carriers, defaultCarrierId }: LintInput,
): Finding[] {
  const byId = new Map(carriers.map((one) => [one.id, one]));
  const uses = new Map<string, Row[]>();
  for (const row of rows) {
    uses.set(row.route.carrierId, [...(uses.get(row.route.carrierId) ?? []), row]);
  }
  if (defaultCarrierId !== '' && !uses.has(defaultCarrierId)) uses.set(defaultCarrierId, []);
  return [...uses].flatMap(([carrierId, users]): Finding[] => {
    const routeIds = users.map(({ id }) => id);
    const [first] = users;
    const where =
      users.length > 1 ? `${users.length} routes` : first ? named(first) : 'the default route';
    const finding = (kind: FindingKind, severity: Finding['severity'], message: string) => [
      { id: `${kind} ${carrierId}`, kind, severity, routeIds, message },
    ];
    if (carrierId === '') {
      return finding(
        'no-carrier',
        'problem',
        `No carrier is chosen for ${where}, so the call engine skips it.`,
      );
    }
    const carrier = byId.get(carrierId);
    if (!carrier) {
      return carriers.length === 0
        ? []
        : finding('carrier-gone', 'notice', `This table can't use the carrier of ${where}.`);
    }
    if (carrier.outboundGateways === 0) {
      return finding(
        'no-gateway',
        'problem',
        `${carrier.name} has no outbound gateway. Calls on ${where} fail with 603.`,
      );
    }
    return carrier.isActive
      ? []
      : finding(
          'inactive-carrier',
          'notice',
          `${carrier.name} is inactive, but ${where} still ${users.length > 1 ? 'use' : 'uses'} it.`,
        );
  });
}

export function tableOf({ isActive, rivals }: LintInput): Finding[] {
  const findings: Finding[] = [];
  if (rivals.length > 0) {
    findings.push({
      id: 'rivals',
      kind: 'rivals',
      severity: 'problem',
      routeIds: [],
      message: `${rivals.join(' and ')} also ${rivals.length > 1 ? 'cover' : 'covers'} this account. The call engine uses one of the tables; which one isn't defined.`,
    });
  }
  if (!isActive) {
    findings.push({
      id: 'inactive-table',
      kind: 'inactive-table',
      severity: 'notice',
      routeIds: [],
      message: 'The table is inactive, but the call engine still uses it.',
    });
  }
  return findings;
}
