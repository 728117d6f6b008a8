import { examineGateways, type OtherCarrier } from '@trunkline/ui/widgets/gateway-doctor';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lintRoutes } from '../../../ui/src/widgets/route-linter/lint.model.ts';
import { spoken } from '../../../ui/src/widgets/route-linter/lint-sentences.model.ts';
import { checkWorld } from '../../src/configuration/check/check.ts';
import { withFile } from '../../src/configuration/check/file-world.ts';
import { readWorld } from '../../src/configuration/check/read-world.ts';
import { type CheckWorld, parsed } from '../../src/configuration/check/world.ts';
import { parseFile } from '../../src/configuration/file/read.ts';
import { writeConfiguration } from '../../src/configuration/file/write.ts';
import { readConfiguration } from '../../src/configuration/platform/read.ts';
import { sipGatewayValue } from '../../src/features/carriers/form/carrier-form.wire.ts';
import { routingValues } from '../../src/features/routing/routing-form.wire.ts';
import {
  accountSid,
  apiOf,
  type PlatformRows,
  providerSid,
  randomPlatform,
} from './worlds/random-platform.ts';

/*
 * What the screens of a table and of each carrier show, put together as they do it, against what the
 * check finds on the platform, and in its file.
 */

function tableScreen(rows: PlatformRows): string[] {
  return parsed.tables(rows.tables).flatMap((table) => {
    const { routes, defaultCarrierId, isActive } = routingValues({
      table,
      routes: parsed.routes(structuredClone(rows.routes['table'] ?? [])),
    });
    const used = new Set([
      defaultCarrierId,
      ...Object.values(routes.rows).map((route) => route.carrierId),
    ]);
    const carriers = parsed.carriers(rows.carriers).map((one) => {
      const sid = one.voip_carrier_sid;
      const known = used.has(sid) ? rows.gateways[sid] : undefined;
      return {
        id: sid,
        name: one.name,
        isActive: one.is_active,
        outboundGateways: known?.filter(({ outbound }) => outbound).length,
      };
    });
    const input = { routes, defaultCarrierId, isActive, rivals: [], carriers };
    return spoken(lintRoutes(input)).map(({ severity, message }) => `${severity} ${message}`);
  });
}

function carrierScreens(
  rows: PlatformRows,
  isShown: (account: string | null) => boolean,
): string[] {
  const carriers = parsed.carriers(rows.carriers);
  const gatewaysOf = (sid: string) =>
    parsed.gateways(rows.gateways[sid] ?? []).map(sipGatewayValue);
  return carriers
    .filter(({ account_sid }) => isShown(account_sid))
    .flatMap((own) => {
      const others = carriers
        .filter((one) => one !== own && one.is_active)
        .map(
          (one): OtherCarrier => ({
            name: one.name,
            isActive: true,
            registration: one.requires_register
              ? { realm: one.register_sip_realm, username: one.register_username }
              : null,
            gateways: gatewaysOf(one.voip_carrier_sid),
          }),
        );
      const values = Object.fromEntries(
        gatewaysOf(own.voip_carrier_sid).map((one, at) => [String(at), one]),
      );
      return examineGateways(values, {
        trunkType: own.trunk_type,
        registration: own.requires_register
          ? { realm: own.register_sip_realm, username: own.register_username }
          : null,
        others,
      }).map(({ severity, message }) => `${severity} ${own.name} ${message}`);
    });
}

const found = (findings: ReturnType<typeof checkWorld>, rule: string) =>
  findings
    .filter((one) => one.rule.startsWith(rule))
    .map(({ severity, record, why }) => {
      const name = rule === 'gateways' ? ` ${/Carrier \d+/.exec(record)?.[0]}` : '';
      const told = rule === 'gateways' ? why : why.replace(/ For example: .*$/, '');
      return `${severity === 'error' ? 'problem' : 'notice'}${name} ${told}`;
    })
    // An empty table is a finding of the overview.
    .filter((one) => !one.includes('No route and no default carrier'))
    .sort();

const world = async (rows: PlatformRows) =>
  readWorld({ api: apiOf(rows), caller: 'admin', providerSid }, () => ({
    accountSids: new Set([accountSid]),
    hasProvider: true,
  }));

async function fileFindings(rows: PlatformRows, base?: CheckWorld) {
  const api = apiOf(rows);
  const place = { providerSid, accountSid };
  const current = await readConfiguration(api, 'admin', place);
  const text = writeConfiguration(current);
  const read = parseFile(text).read(base ? current : null);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const over = withFile(read.configuration, base ? current : null, base);
  return checkWorld(over.world, over.scope);
}

test('in 1,000 random worlds the check finds what the screens show', async () => {
  const counts = { routes: 0, gateways: 0 };
  await fc.assert(
    fc.asyncProperty(randomPlatform, async (rows) => {
      const seen = await world(rows);
      const onPlatform = checkWorld(seen.world, seen.scope);
      const routes = tableScreen(rows).sort();
      expect(found(onPlatform, 'routes')).toEqual(routes);
      expect(found(onPlatform, 'gateways')).toEqual(carrierScreens(rows, () => true).sort());
      // The account's file only has its own carriers.
      const inFile = await fileFindings(rows, seen.world);
      expect(found(inFile, 'routes')).toEqual(routes);
      const own = carrierScreens(rows, (account) => account !== null).sort();
      expect(found(inFile, 'gateways').sort()).toEqual(own);
      counts.routes += routes.length;
      counts.gateways += own.length;
    }),
    { numRuns: 1000 },
  );
  expect(counts.routes).toBeGreaterThan(1000);
  expect(counts.gateways).toBeGreaterThan(1000);
}, 120_000);
