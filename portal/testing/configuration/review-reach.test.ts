import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { callWorld } from '../../src/configuration/check/explain.ts';
import { callsReached, type PastCall } from '../../src/configuration/check/reach.ts';
import { readWorld } from '../../src/configuration/check/read-world.ts';
import { type CallRecords, parsed } from '../../src/configuration/check/world.ts';
import {
  carrierValues,
  sipGatewayValue,
} from '../../src/features/carriers/form/carrier-form.wire.ts';
import { withCarrier } from '../../src/features/carriers/form/carrier-records.ts';
import { routingValues, withTable } from '../../src/features/routing/routing-form.wire.ts';
import { carrier } from '../../src/platform/stored/carriers.ts';
import { replayOn } from './replay.fixtures.ts';
import {
  accountSid,
  apiOf,
  type PlatformRows,
  providerSid,
  randomPlatform,
} from './worlds/random-platform.ts';

/* A review works on the values of a form. Its figures are those of a platform that stores them. */

const past: PastCall[] = ['outbound', 'inbound'].flatMap((direction) =>
  ['442079460123', '12125550100', '49301234567', '2345'].flatMap((to) =>
    ['198.51.100.7', '203.0.113.5', '10.0.0.4', '54.172.60.1'].map((source) => ({
      direction,
      from: '15550100001',
      to,
      accountSid,
      source,
    })),
  ),
);

const readRecords = async (rows: PlatformRows): Promise<CallRecords> => {
  const { world } = await readWorld(
    { api: apiOf(structuredClone(rows)), caller: 'admin', providerSid },
    () => ({ accountSids: new Set([accountSid]), hasProvider: true }),
  );
  return world;
};

function waysOn(rows: PlatformRows): (call: PastCall) => string {
  const { takers, answer } = replayOn(rows);
  const realm = String(rows.accounts[0]?.['sip_realm'] ?? '192.0.2.1');
  return ({ direction, to, source }) => {
    if (direction === 'outbound') return takers(to).sort().join(' or ') || 'rejected';
    const end = answer(source, realm, to);
    return typeof end === 'number' ? 'rejected' : end;
  };
}

/** Counts by replaying each call on both platforms. */
function replayed(before: PlatformRows, after: PlatformRows) {
  const counts = { carrier: 0, rejected: 0, application: 0, accepted: 0, unknown: 0 };
  const [wayBefore, wayAfter] = [waysOn(before), waysOn(after)];
  for (const call of past) {
    const [was, is] = [wayBefore(call), wayAfter(call)];
    if (was === is) continue;
    if (is === 'rejected') counts.rejected += 1;
    else if (was === 'rejected') counts.accepted += 1;
    else counts[call.direction === 'outbound' ? 'carrier' : 'application'] += 1;
  }
  return counts;
}

function reviewed(before: CallRecords, after: CallRecords) {
  const reach = callsReached(past, callWorld(before), callWorld(after));
  return {
    carrier: reach.carrier.length,
    rejected: reach.rejected.length,
    application: reach.application.length,
    accepted: reach.accepted.length,
    unknown: reach.unknown,
  };
}

const seen = (counts: ReturnType<typeof replayed>) =>
  Object.values(counts).reduce((sum, one) => sum + one, 0);

const formOf = ({ tables, routes }: PlatformRows) => {
  const [table] = parsed.tables(tables);
  return (
    table && routingValues({ table, routes: parsed.routes(structuredClone(routes['table'] ?? [])) })
  );
};

/** Takes over the routes of another platform's table, to carriers of this one. */
function rerouted(rows: PlatformRows, other: PlatformRows): PlatformRows {
  const sids = rows.carriers.map((one) => String(one['voip_carrier_sid']));
  const routes = (other.routes['table'] ?? []).map((route, at) => ({
    ...route,
    lcr_carrier_set_entries: [
      {
        lcr_carrier_set_entry_sid: route['priority'] === 9999 ? 'entry-default' : `entry-${at}`,
        voip_carrier_sid: sids[at % sids.length],
        priority: 0,
      },
    ],
  }));
  return { ...rows, tables: other.tables, routes: { table: routes } };
}

test('the review of a routing table counts as replaying each call does', async () => {
  let changed = 0;
  const withTables = randomPlatform.filter(({ tables }) => tables.length > 0);
  await fc.assert(
    fc.asyncProperty(withTables, withTables, async (rows, other) => {
      const after = rerouted(rows, other);
      const [base, values] = [formOf(rows), formOf(after)];
      if (!base || !values) throw new Error('no table');
      const records = await readRecords(rows);
      const place = { lcrSid: 'table', providerSid };
      const counts = replayed(rows, after);
      expect(reviewed(withTable(records, base, place), withTable(records, values, place))).toEqual(
        counts,
      );
      changed += seen(counts);
    }),
    { numRuns: 300 },
  );
  expect(changed).toBeGreaterThan(300);
});

const carrierForm = ({ carriers, gateways }: PlatformRows) =>
  carrierValues(v.parse(carrier, carriers[0]), {
    sipGateways: Object.fromEntries(
      parsed
        .gateways(gateways['carrier-0'] ?? [])
        .map((one) => [one.sip_gateway_sid, sipGatewayValue(one)]),
    ),
    smppGateways: {},
  });

/** Gives the first carrier the gateways and settings of another platform's. */
function refitted(rows: PlatformRows, other: PlatformRows): PlatformRows {
  const [first, ...rest] = rows.carriers;
  const { is_active, tech_prefix, requires_register } = other.carriers[0] ?? {};
  const application_sid = rows.applications.at(-1)?.['application_sid'] ?? null;
  return {
    ...rows,
    carriers: [{ ...first, is_active, tech_prefix, requires_register, application_sid }, ...rest],
    gateways: { ...rows.gateways, 'carrier-0': other.gateways['carrier-0'] ?? [] },
  };
}

test('the review of a carrier counts as replaying each call does', async () => {
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(randomPlatform, randomPlatform, async (rows, other) => {
      const after = refitted(rows, other);
      const records = await readRecords(rows);
      const place = { sid: 'carrier-0', providerSid };
      const counts = replayed(rows, after);
      expect(
        reviewed(
          withCarrier(records, carrierForm(rows), place),
          withCarrier(records, carrierForm(after), place),
        ),
      ).toEqual(counts);
      changed += seen(counts);
    }),
    { numRuns: 300 },
  );
  expect(changed).toBeGreaterThan(300);
});
