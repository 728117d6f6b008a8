import { decideInbound } from '../../../../ui/src/engines/call-routing/inbound/inbound.model.ts';
import type { InboundWorld } from '../../../../ui/src/engines/call-routing/inbound/inbound.types.ts';
import { gatewaysNeeded } from '../../../../ui/src/engines/call-routing/inbound/inbound-needs.model.ts';
import {
  type Caller,
  decideOutbound,
  type Lookup,
  type OutboundOutcome,
  type OutboundRequest,
  requestsOf,
} from '../../../../ui/src/engines/call-routing/outbound.model.ts';
import { inboundCallOf } from '../../../../ui/src/widgets/inbound-explainer/inbound-question.model.ts';
import {
  dialledIn,
  type InboundNames,
  tellEnd,
  tellSteps,
} from '../../../../ui/src/widgets/inbound-explainer/inbound-steps.model.ts';
import {
  explain,
  type TesterCarrier,
  type TesterRoute,
  takersOf,
} from '../../../../ui/src/widgets/route-tester/tester.model.ts';
import {
  inboundWorldOf,
  namesOf,
  platformAddress,
  reachedBy,
} from '../../platform/engine/inbound.ts';
import { engineCarrier, engineRoutes, storedRoutes } from '../../platform/engine/outbound.ts';
import { storedWorld } from './numbers.ts';
import type { CallRecords } from './world.ts';

type Table = {
  id: string;
  name: string;
  accountId: string | null;
  providerId: string | null;
  isUnread: boolean;
  routes: readonly TesterRoute[];
};

/** SIDs of the records to load before a call can be decided. */
export type Missing = {
  /** Routing tables without their routes. */
  tables: readonly string[];
  /** Carriers without their gateways. */
  gateways: readonly string[];
};

/** A world in the form that route tester and inbound test take. */
export type CallWorld = {
  world: CallRecords;
  tables: readonly Table[];
  carriers: readonly TesterCarrier[];
  inbound: InboundWorld;
  names: InboundNames;
};

export function callWorld(world: CallRecords): CallWorld {
  return {
    world,
    tables: world.tables.map(({ table, routes }) => {
      const stored = storedRoutes({ table, routes: routes ?? [] });
      return {
        id: table.lcr_sid,
        name: table.name,
        accountId: table.account_sid,
        providerId: table.service_provider_sid,
        isUnread: routes === null,
        routes: engineRoutes(stored.routes, stored.defaultCarrierId),
      };
    }),
    carriers: world.carriers.map((one) =>
      engineCarrier(one, world.gateways.get(one.voip_carrier_sid)),
    ),
    inbound: inboundWorldOf(storedWorld(world), world.gateways),
    names: namesOf(storedWorld(world)),
  };
}

type OutboundExplanation = {
  /** Name of the routing table; null if the account has none. */
  table: string | null;
  /** SIDs of the carriers that the engine may pick from; none: the call is refused. */
  taken: readonly string[];
  /** Whether some records that decide about the call are unknown. */
  isUnknown: boolean;
  missing: Missing;
  /** The carriers in the words of the route tester. */
  carriers: string;
  steps: readonly string[];
  requests: readonly OutboundRequest[];
};

/** Explains where a call of an account leaves: once per table that the engine may take. */
export function explainOutbound(
  number: string,
  accountSid: string,
  { world, tables, carriers }: CallWorld,
): OutboundExplanation[] {
  const account = world.accounts.find(({ account_sid }) => account_sid === accountSid);
  const caller = {
    accountId: accountSid,
    providerId: account?.service_provider_sid ?? world.providerSid,
  };
  const seen = { carriers, caller };
  const outcomes = decideOutbound({ number, ...seen, tables, inboundCarrierId: null });
  return outcomes.map((outcome) => {
    const table = tables.find(({ id }) => id === outcome.tableId);
    const lookup = lookupOf(outcome);
    const ids = takersOf(lookup, seen);
    const takers = ids.map((id) => carriers.find((one) => one.id === id));
    const told = explain(lookup, number, table?.routes ?? [], seen);
    return {
      table: table?.name ?? null,
      isUnknown:
        table?.isUnread === true || takers.some((one) => one === undefined || one.isUnknown),
      missing: {
        tables: table?.isUnread ? [table.id] : [],
        gateways: (ids.includes(anyCarrier) ? drawable(carriers, caller) : takers).flatMap((one) =>
          one?.isUnknown ? [one.id] : [],
        ),
      },
      // A carrier without an outbound gateway refuses the call with 603.
      taken: takers.flatMap((one) => (one && requestsOf(one, number).length > 0 ? [one.id] : [])),
      carriers: told.carriers,
      steps: [
        ...(table && outcomes.length > 1 ? [oneOf(table.name, outcomes.length)] : []),
        ...told.steps.map(({ text }) => text),
      ],
      requests: told.requests,
    };
  });
}

/** Placeholder for any carrier that the engine may draw without a route. */
const anyCarrier = '';

const drawable = (carriers: readonly TesterCarrier[], caller: Caller) =>
  carriers.filter(
    ({ isActive, accountId, providerId }) =>
      isActive &&
      (accountId === caller.accountId || (accountId === null && providerId === caller.providerId)),
  );

/** @param count tables that cover the account */
const oneOf = (table: string, count: number) =>
  `${count} routing tables cover this account, and the call engine uses any of them. With ${table}:`;

const lookupOf = ({ steps, routeId, answer }: OutboundOutcome): Lookup => ({
  steps,
  taken: routeId === null ? null : { routeId, carrierId: answer.carrierIds[0] ?? '' },
});

export type InboundQuestion = {
  source: string;
  number: string;
  /** Host of the request URI. Default: the account's SIP realm, otherwise the platform's address. */
  host?: string | undefined;
  accountSid: string | null;
};

/** Explains which application answers a call, or with which status it is rejected. */
export function explainInbound(
  { source, number, host, accountSid }: InboundQuestion,
  { world, inbound, names }: CallWorld,
) {
  const realm = inbound.accounts.find(({ id }) => id === accountSid)?.realm;
  const call = inboundCallOf({ source, number, host: host ?? (realm || platformAddress) });
  const outcome = decideInbound(call, inbound);
  const { end } = outcome;
  const answer = tellEnd(end, names);
  const gateways = gatewaysNeeded(call, inbound, new Set(world.gateways.keys()));
  return {
    host: call.host,
    /** SID of the application, or a status. */
    reached: reachedBy(end),
    isUnknown: gateways.length > 0,
    missing: { tables: [], gateways } satisfies Missing,
    steps: tellSteps(outcome, names, dialledIn(number, inbound)),
    title: answer.title,
    detail: answer.detail,
    outcome,
  };
}
