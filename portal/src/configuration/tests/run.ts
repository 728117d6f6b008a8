import { decideInbound } from '../../../../ui/src/engines/call-routing/inbound/inbound.model.ts';
import type { InboundWorld } from '../../../../ui/src/engines/call-routing/inbound/inbound.types.ts';
import { gatewaysNeeded } from '../../../../ui/src/engines/call-routing/inbound/inbound-needs.model.ts';
import {
  decideOutbound,
  type Lookup,
  type OutboundOutcome,
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
  carrierNames,
  explain,
  type TesterCarrier,
  takersOf,
} from '../../../../ui/src/widgets/route-tester/tester.model.ts';
import { inboundWorldOf, namesOf } from '../../platform/engine/inbound.ts';
import { engineCarrier, engineRoutes, storedRoutes } from '../../platform/engine/outbound.ts';
import { storedWorld } from '../check/numbers.ts';
import type { CheckWorld } from '../check/world.ts';
import type { CallTest, InboundTest, OutboundTest } from './model.ts';

export type TestResult = {
  test: CallTest;
  /** 'Call to 442079460123 of Acme' */
  title: string;
  status: 'passed' | 'failed' | 'unknown';
  /** 'leaves by Skyline SIP' */
  wanted: string;
  found: string;
  /** The explanation, a sentence a step. */
  steps: readonly string[];
};

export type TestWorld = {
  world: CheckWorld;
  /** What the world calls a record, by its id in the file. */
  sidOf: (id: string) => string;
  accountSidOf: (owner: string) => string | null;
};

/** Runs tests by the call engine's own rules. Nobody is called. */
export function runTests(tests: readonly CallTest[], place: TestWorld): TestResult[] {
  if (tests.length === 0) return [];
  const { world } = place;
  const tables = world.tables.map(({ table, routes }) => {
    const stored = storedRoutes({ table, routes: routes ?? [] });
    return {
      id: table.lcr_sid,
      name: table.name,
      accountId: table.account_sid,
      providerId: table.service_provider_sid,
      isUnread: routes === null,
      routes: engineRoutes(stored.routes, stored.defaultCarrierId),
    };
  });
  const prepared: Prepared = {
    ...place,
    tables,
    carriers: world.carriers.map((one) =>
      engineCarrier(one, world.gateways.get(one.voip_carrier_sid)),
    ),
    inbound: inboundWorldOf(storedWorld(world), world.gateways),
    names: namesOf(storedWorld(world)),
  };
  return tests.map((test) =>
    test.kind === 'outbound' ? runOutbound(test, prepared) : runInbound(test, prepared),
  );
}

type Table = {
  id: string;
  name: string;
  accountId: string | null;
  providerId: string | null;
  isUnread: boolean;
  routes: ReturnType<typeof engineRoutes>;
};
type Prepared = TestWorld & {
  tables: readonly Table[];
  carriers: readonly TesterCarrier[];
  inbound: InboundWorld;
  names: InboundNames;
};

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

const accountName = ({ names }: Prepared, sid: string) => names.accounts.get(sid) ?? 'the account';

function runOutbound(test: OutboundTest, prepared: Prepared): TestResult {
  const { tables, carriers, world, sidOf, accountSidOf } = prepared;
  const accountId = accountSidOf(test.owner) ?? '';
  const account = world.accounts.find(({ account_sid }) => account_sid === accountId);
  const caller = { accountId, providerId: account?.service_provider_sid ?? world.providerSid };
  const wanted = test.leavesBy.map(sidOf);
  const sentence = (ids: readonly string[]) =>
    ids.length === 0 ? 'never leaves' : `leaves by ${carrierNames(ids, { carriers, caller })}`;
  const seen = { carriers, caller };
  const outcomes = decideOutbound({
    number: test.to,
    caller,
    tables,
    carriers,
    inboundCarrierId: null,
  }).map((outcome) => {
    const lookup = lookupOf(outcome);
    const takers = takersOf(lookup, seen).map((id) => carriers.find((one) => one.id === id));
    return {
      lookup,
      table: tables.find(({ id }) => id === outcome.tableId),
      isUnknown: takers.some((one) => one === undefined || one.isUnknown),
      // One without an outbound gateway refuses the call with 603.
      taken: takers.flatMap((one) => (one && requestsOf(one, test.to).length > 0 ? [one.id] : [])),
    };
  });
  const wrong = outcomes.find(({ taken }) => !isSameSet(taken, wanted));
  const shown = wrong ?? outcomes[0];
  const isUnknown = outcomes.some((one) => one.isUnknown || one.table?.isUnread);
  const told = shown && explain(shown.lookup, test.to, shown.table?.routes ?? [], seen);
  return {
    test,
    title: `Call to ${test.to} by ${accountName(prepared, accountId)}`,
    status: isUnknown ? 'unknown' : wrong ? 'failed' : 'passed',
    wanted: sentence(wanted),
    found: sentence(shown?.taken ?? []),
    steps: [
      ...(outcomes.length > 1 && shown?.table ? [oneOf(shown.table.name, outcomes.length)] : []),
      ...(told?.steps.map(({ text }) => text) ?? []),
    ],
  };
}

/** @param count tables that cover the account */
const oneOf = (table: string, count: number) =>
  `${count} routing tables cover this account, and the call engine uses any of them. With ${table}:`;

const lookupOf = ({ steps, routeId, answer }: OutboundOutcome): Lookup => ({
  steps,
  taken: routeId === null ? null : { routeId, carrierId: answer.carrierIds[0] ?? '' },
});

/** Stands for the platform's own address where an account has no realm. */
const platformAddress = '192.0.2.1';

function runInbound(test: InboundTest, prepared: Prepared): TestResult {
  const { inbound, names, world, sidOf, accountSidOf } = prepared;
  const account = inbound.accounts.find(({ id }) => id === accountSidOf(test.owner));
  const host = test.host ?? (account?.realm || platformAddress);
  const call = inboundCallOf({ source: test.fromAddress, host, number: test.to });
  const outcome = decideInbound(call, inbound);
  const { end } = outcome;
  const wanted = typeof test.reaches === 'number' ? test.reaches : sidOf(test.reaches);
  const found =
    end.kind === 'refused'
      ? end.status
      : end.kind === 'challenge'
        ? mustAuthenticate
        : (end.applicationId ?? noAnswer);
  const sentence = (reached: string | number) =>
    typeof reached === 'number'
      ? `is rejected with ${reached}`
      : `reaches ${names.applications.get(reached) ?? 'another application'}`;
  const { title, detail } = tellEnd(end, names);
  return {
    test,
    title: `Call from ${test.fromAddress} to ${test.to}`,
    status:
      gatewaysNeeded(call, inbound, new Set(world.gateways.keys())).length > 0
        ? 'unknown'
        : found === wanted
          ? 'passed'
          : 'failed',
    wanted: sentence(wanted),
    found: sentence(found),
    steps: [...tellSteps(outcome, names, dialledIn(test.to, inbound)), `${title}: ${detail}`],
  };
}

/** Statuses of calls that no application takes at first. */
const noAnswer = 480;
const mustAuthenticate = 401;
