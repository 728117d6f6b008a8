import type { Finding as LintFinding } from '../../../../ui/src/widgets/route-linter/finding.model.ts';
import { lintRoutes } from '../../../../ui/src/widgets/route-linter/lint.model.ts';
import { spoken } from '../../../../ui/src/widgets/route-linter/lint-sentences.model.ts';
import { lintInputOf, rivalsOf } from '../../platform/engine/lint.ts';
import { engineCarrier, storedRoutes } from '../../platform/engine/outbound.ts';
import type { LcrRoute } from '../../platform/stored/lcr-routes.ts';
import type { Lcr } from '../../platform/stored/lcrs.ts';
import { type CheckFinding, ownedBy, severityOf } from './finding.ts';
import { type CheckScope, type CheckWorld, isChecked } from './world.ts';

/** Remedies for findings without a fix. */
const todo: Readonly<Record<LintFinding['kind'], string>> = {
  empty: 'Write what the number begins with, or remove the route.',
  invalid: 'Write a regular expression.',
  dead: 'Remove it, or move it up.',
  middle: 'Begin it with ^.',
  slip: 'Write what is meant: ^44 for a beginning, (44|45|46) for several.',
  plus: 'Write \\+? behind the ^.',
  slow: 'Write it without a repetition inside of a repeated group.',
  spare: 'Remove the further carriers.',
  'no-default': 'Choose a default carrier.',
  'no-carrier': 'Choose a carrier.',
  'carrier-gone': 'Choose a carrier that the table can use.',
  'no-gateway': 'Give the carrier an outbound gateway, or choose another one.',
  'inactive-carrier': 'Activate the carrier, or choose another one.',
  'inactive-table': 'Delete the table if it is not meant to be used.',
  rivals: 'Keep one table.',
  unknown: 'Simplify the expression.',
};

/** The carriers that a table can name. */
const carriersFor = (
  { carriers, gateways, providerSid }: CheckWorld,
  accountSid: string | null | undefined,
) =>
  carriers
    .filter(
      (one) =>
        one.service_provider_sid === providerSid &&
        (!accountSid || one.account_sid === null || one.account_sid === accountSid),
    )
    .map((one) => engineCarrier(one, gateways.get(one.voip_carrier_sid)));

const accountsOf = ({ accounts, providerSid }: CheckWorld) =>
  accounts
    .filter((one) => one.service_provider_sid === providerSid)
    .map(({ account_sid }) => account_sid);

/** The linter's findings about one table, as its screen shows them. */
function lintTable(world: CheckWorld, table: Lcr, routes: readonly LcrRoute[]) {
  const rivals = rivalsOf(
    world.tables.map((one) => one.table).filter(({ lcr_sid }) => lcr_sid !== table.lcr_sid),
    { accountSid: table.account_sid ?? '', providerSid: world.providerSid },
    accountsOf(world),
  );
  const carriers = carriersFor(world, table.account_sid);
  const input = lintInputOf({
    ...storedRoutes({ table, routes }),
    isActive: table.is_active,
    rivals,
    carriers,
  });
  return spoken(lintRoutes(input));
}

export function checkTables(world: CheckWorld, scope: CheckScope): CheckFinding[] {
  return world.tables.flatMap(({ table, routes }) => {
    if (!routes || !isChecked(table, scope, world)) return [];
    const base = {
      kind: 'routing',
      sid: table.lcr_sid,
      record: `routing table ${table.name}${ownedBy(world, table.account_sid)}`,
    } as const;
    const found = lintTable(world, table, routes);
    const findings = found.map(
      ({ kind, severity, routeIds: [part], message, example, fix }): CheckFinding => ({
        ...base,
        rule: `routes/${kind}`,
        severity: severityOf(severity),
        ...(part !== undefined && { part }),
        why: example ? `${message} For example: ${example}.` : message,
        todo: fix ? `${fix.label}.` : todo[kind],
      }),
    );
    return [...findings, ...withoutDefault(storedRoutes({ table, routes }), found, table, base)];
  });
}

/**
 * Reports an empty table without a default carrier: the linter has nothing to judge, but its calls
 * go to a random carrier.
 */
function withoutDefault(
  { routes, defaultCarrierId }: ReturnType<typeof storedRoutes>,
  found: readonly LintFinding[],
  { is_active }: Lcr,
  base: Pick<CheckFinding, 'kind' | 'sid' | 'record'>,
): CheckFinding[] {
  const isTold = found.some(({ kind }) => kind === 'no-default');
  if (!is_active || isTold || defaultCarrierId !== '' || routes.order.length > 0) return [];
  return [
    {
      ...base,
      rule: 'routes/no-default',
      severity: 'error',
      why: 'No route and no default carrier: calls go to a random carrier.',
      todo: todo['no-default'],
    },
  ];
}
