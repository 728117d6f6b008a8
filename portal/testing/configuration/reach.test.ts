import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callWorld } from '../../src/configuration/check/explain.ts';
import { callsReached, type PastCall } from '../../src/configuration/check/reach.ts';
import { readWorld } from '../../src/configuration/check/read-world.ts';
import { replayOn } from './replay.fixtures.ts';
import {
  accountSid,
  apiOf,
  type PlatformRows,
  providerSid,
  randomPlatform,
} from './worlds/random-platform.ts';

const numbers = ['442079460123', '12125550100', '49301234567', '2345', '7'];
const sources = ['198.51.100.7', '203.0.113.5', '203.0.113.66', '10.0.0.4', '54.172.60.1', ''];

const pastCall: fc.Arbitrary<PastCall> = fc.constantFrom(
  ...['outbound', 'inbound'].flatMap((direction) =>
    numbers.flatMap((to) =>
      sources.map((source) => ({ direction, from: '15550100001', to, accountSid, source })),
    ),
  ),
);

const worldOf = async (rows: PlatformRows) => {
  const { world } = await readWorld({ api: apiOf(rows), caller: 'admin', providerSid }, () => ({
    accountSids: new Set([accountSid]),
    hasProvider: true,
  }));
  return callWorld(world);
};

/** The same platform, each application answering what another one did. */
function rotated(rows: PlatformRows): PlatformRows {
  const sids = rows.applications.map((one) => String(one['application_sid']));
  const next = (sid: unknown) =>
    typeof sid === 'string' ? sids[(sids.indexOf(sid) + 1) % sids.length] : sid;
  const turned = (all: PlatformRows['numbers'], member: string) =>
    all.map((row) => ({ ...row, [member]: next(row[member]) }));
  return {
    ...rows,
    accounts: turned(rows.accounts, 'device_calling_application_sid'),
    carriers: turned(rows.carriers, 'application_sid'),
    numbers: turned(rows.numbers, 'application_sid'),
  };
}

const pair = fc.oneof(
  fc.tuple(randomPlatform, randomPlatform),
  randomPlatform.map((rows): [PlatformRows, PlatformRows] => [rows, rotated(rows)]),
);

/** Where a single call goes; null if its source isn't known. */
function replayed(rows: PlatformRows): (call: PastCall) => string | null {
  const { takers, answer } = replayOn(rows);
  const realm = String(rows.accounts[0]?.['sip_realm'] ?? '192.0.2.1');
  return ({ direction, to, source }) => {
    if (direction === 'outbound') return takers(to).sort().join(' or ') || 'rejected';
    if (source === '') return null;
    const end = answer(source, realm, to);
    return typeof end === 'number' ? 'rejected' : end;
  };
}

test('the figures over 500 calls are those of replaying each call before and after', async () => {
  const seen = { carrier: 0, rejected: 0, application: 0, accepted: 0 };
  const calls = fc.array(pastCall, { minLength: 500, maxLength: 500 });
  await fc.assert(
    fc.asyncProperty(pair, calls, async ([before, after], past) => {
      const reach = callsReached(past, await worldOf(before), await worldOf(after));
      const counts = { carrier: 0, rejected: 0, application: 0, accepted: 0, unknown: 0 };
      const [wayBefore, wayAfter] = [replayed(before), replayed(after)];
      for (const call of past) {
        const [was, is] = [wayBefore(call), wayAfter(call)];
        if (was === null || is === null) counts.unknown += 1;
        else if (was === is) continue;
        else if (is === 'rejected') counts.rejected += 1;
        else if (was === 'rejected') counts.accepted += 1;
        else counts[call.direction === 'outbound' ? 'carrier' : 'application'] += 1;
      }
      const { carrier, rejected, application, accepted, unknown } = reach;
      expect({
        carrier: carrier.length,
        rejected: rejected.length,
        application: application.length,
        accepted: accepted.length,
        unknown,
      }).toEqual(counts);
      for (const kind of Object.keys(seen) as (keyof typeof seen)[]) seen[kind] += counts[kind];
    }),
    { numRuns: 120 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
}, 60_000);
