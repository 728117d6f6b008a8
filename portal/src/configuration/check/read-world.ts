import { PlatformError } from '../../platform/client/calls/errors.ts';
import { isForLater } from '../../platform/client/pace/batch.ts';
import {
  applicationsPath,
  gatewaysPath,
  lcrRoutesPath,
  speechPath,
} from '../../platform/resources/paths.ts';
import { accountOrProvider } from '../../platform/values/owner.ts';
import type { Access, Row } from '../api.ts';
import { rowsOf } from '../platform/rows.ts';
import { type CheckScope, type CheckWorld, isChecked, parsed } from './world.ts';

/** Loads every record of the platform that decides about the calls of these accounts. */
export async function readWorld(
  { api, caller, providerSid }: Access,
  scopeOf: (accounts: CheckWorld['accounts']) => CheckScope,
): Promise<{ world: CheckWorld; scope: CheckScope }> {
  const unasked: string[] = [];
  async function ask(at: string, what: string): Promise<readonly Row[] | null> {
    try {
      return rowsOf(await api.call('GET', at));
    } catch (error) {
      if (isForLater(error) || !(error instanceof PlatformError)) throw error;
      unasked.push(`Couldn't read ${what}: ${error.message}`);
      return null;
    }
  }
  // Drops rows as soon as they are parsed: the rows of 5,000 numbers take more memory than
  // everything else.
  const list = async <One>(at: string, what: string, parse: (rows: readonly Row[]) => One[]) =>
    parse((await ask(at, what)) ?? []);

  const [accounts, carriers, numbers, tenants, applications, tables] = await Promise.all([
    list('Accounts', 'the accounts', parsed.accounts),
    list('VoipCarriers', 'the carriers', parsed.carriers),
    list('PhoneNumbers', 'the phone numbers', parsed.numbers),
    list('MicrosoftTeamsTenants', 'the Teams tenants', parsed.tenants),
    list(applicationsPath(null), 'the applications', parsed.applications),
    list('Lcrs', 'the routing tables', parsed.tables),
  ]);
  const scope = scopeOf(accounts);
  const isOwn = (row: Parameters<typeof isChecked>[0]) => isChecked(row, scope, { providerSid });
  // An account's log-in sees its own credentials and those that its provider shares.
  const speechOwners = [...scope.accountSids, ...(caller === 'account' ? [] : [''])];
  const nameOf = (sid: string) =>
    accounts.find(({ account_sid }) => account_sid === sid)?.name ?? 'the provider';

  const [gateways, routes, credentials] = await Promise.all([
    Promise.all(
      carriers.map(async ({ voip_carrier_sid: sid, name }) => {
        const rows = await ask(gatewaysPath('Sip', sid), `the gateways of ${name}`);
        return rows ? ([[sid, parsed.gateways(rows)]] as const) : [];
      }),
    ),
    Promise.all(
      tables.map(async (table) => {
        // The provider's table covers its accounts too.
        if (!(isOwn(table) || table.service_provider_sid === providerSid)) return null;
        const rows = await ask(lcrRoutesPath(table.lcr_sid), `the routes of ${table.name}`);
        return rows && parsed.routes(rows);
      }),
    ),
    Promise.all(
      speechOwners.map(async (sid) => {
        const at = speechPath(accountOrProvider(sid, providerSid));
        const rows = await ask(at, `the speech credentials of ${nameOf(sid)}`);
        return rows ? ([[sid, parsed.credentials(rows)]] as const) : [];
      }),
    ),
  ]);
  const world: CheckWorld = {
    providerSid,
    accounts,
    carriers,
    gateways: new Map(gateways.flat()),
    numbers,
    tenants,
    applications,
    tables: tables.map((table, index) => ({ table, routes: routes[index] ?? null })),
    credentials: new Map(credentials.flat()),
    unasked,
  };
  return { world, scope };
}
