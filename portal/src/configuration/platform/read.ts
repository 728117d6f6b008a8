import { isRecord } from '../../browser/record.ts';
import { path, queryString } from '../../platform/client/path.ts';
import { gatewaysPath } from '../../platform/resources/paths.ts';
import type { Api, Caller, Row } from '../api.ts';
import { kinds } from '../kinds/index.ts';
import type { ReadTools } from '../members.ts';
import {
  type Configuration,
  type Item,
  type Kind,
  type KindName,
  type Known,
  kindNames,
  type Namer,
  namer,
  type Owner,
  type OwnerRecord,
  type Part,
  type PartName,
  type Shape,
  sectionOf,
} from '../model.ts';
import type { Values } from '../values.ts';

/** An account, or with null the provider and all its accounts. */
export type Target = { providerSid: string; accountSid: string | null };

export const rowsOf = (answer: unknown): Row[] => {
  const rows = isRecord(answer) ? answer['data'] : answer;
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
};

export const textOf = (row: Row | undefined, member: string): string => {
  const value = row?.[member];
  return typeof value === 'string' ? value : '';
};

/** The values of a record as it is answered. */
export function valuesOf(shape: Pick<Shape, 'columns'>, row: Row, tools: ReadTools): Values {
  // Which columns there are may depend on the first of them.
  const first: Values = Object.assign(
    {},
    ...shape
      .columns()
      .slice(0, 1)
      .map((column) => column.read(row[column.name], tools)),
  );
  return Object.assign(
    {},
    ...shape.columns(first).map((column) => column.read(row[column.name], tools)),
  );
}

export async function readGateways(
  api: Api,
  carrierSid: string,
  recordId: string,
  tools: ReadTools,
): Promise<Part[]> {
  const name = namer();
  const parts = await Promise.all(
    (['Sip', 'Smpp'] as const).map(async (kind) => {
      const rows = rowsOf(await api.call('GET', gatewaysPath(kind, carrierSid)));
      const part = kind === 'Sip' ? 'sip_gateways' : 'smpp_gateways';
      return rows.map((row) => () => partOf(part, kinds.carriers, row, recordId, tools, name));
    }),
  );
  // Named in one order, whichever came first.
  return parts.flat().map((namePart) => namePart());
}

function partOf(
  part: PartName,
  kind: Kind,
  row: Row,
  recordId: string,
  tools: ReadTools,
  name: Namer,
): Part {
  const shape = kind.parts?.[part];
  if (!shape) throw new Error(`${kind.name} has no ${part}`);
  const values = valuesOf(shape, row, tools);
  const id = name(shape, [recordId, part], values);
  return { id, name: part, values, stored: { sid: textOf(row, shape.sid), raw: row } };
}

const entriesOf = (row: Row | undefined) =>
  rowsOf(row?.['lcr_carrier_set_entries']).sort(
    (one, other) => Number(one['priority'] ?? 0) - Number(other['priority'] ?? 0),
  );

/** The platform knows the route that takes the rest by this alone. */
export const defaultPriority = 9999;

/** A routing table with its routes, as one record. */
export function routingOf(table: Row, routes: readonly Row[]) {
  const sorted = [...routes].sort(
    (one, other) => Number(one['priority']) - Number(other['priority']),
  );
  const entry = table['default_carrier_set_entry_sid'];
  const last =
    sorted.find((route) =>
      entriesOf(route).some((one) => entry && one['lcr_carrier_set_entry_sid'] === entry),
    ) ?? sorted.find((route) => Number(route['priority']) === defaultPriority);
  const withCarrier = (route: Row): Row => ({
    ...route,
    voip_carrier_sid: entriesOf(route)[0]?.['voip_carrier_sid'],
  });
  return {
    row: {
      ...table,
      default_carrier: entriesOf(last)[0]?.['voip_carrier_sid'],
      default_route: last,
    } satisfies Row,
    routes: sorted.filter((route) => route !== last).map(withCarrier),
    /** Routes with more carriers than one are told of, and keep them. */
    hasMore: sorted.some((route) => entriesOf(route).length > 1),
  };
}

export const limitsRow = (answer: unknown): Row =>
  Object.fromEntries(rowsOf(answer).map((row) => [textOf(row, 'category'), row['quantity']]));

/** Numbers of one page: the platform counts calls, not rows. */
const pageSize = 1000;

export async function readNumbers(api: Api, { providerSid, accountSid }: Target): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const whose =
      accountSid === null ? { service_provider_sid: providerSid } : { account_sid: accountSid };
    const answer = await api.call(
      'GET',
      `PhoneNumbers${queryString({ page, page_size: pageSize, ...whose })}`,
    );
    const read = rowsOf(answer);
    rows.push(...read);
    const total = isRecord(answer) ? Number(answer['total']) : rows.length;
    if (read.length === 0 || rows.length >= total) return rows;
  }
}

/** A note to what a provider's log-in reads. */
export const unseenTables =
  'Routing tables of accounts are left out: the platform shows them to the account and to administrators.';

/** What the platform has of an account or a provider, by names. */
export async function readConfiguration(
  api: Api,
  caller: Caller,
  target: Target,
  chosen: readonly KindName[] = kindNames,
): Promise<Configuration> {
  const { providerSid, accountSid } = target;
  const isChosen = (kind: KindName) => chosen.includes(kind);
  const get = (at: string) => api.call('GET', at);
  const list = async (at: string, isWanted = true) => (isWanted ? rowsOf(await get(at)) : []);
  const ownerPath = (sid: string | null) =>
    sid === null ? path`ServiceProviders/${providerSid}` : path`Accounts/${sid}`;
  const notes: string[] = [];

  const [accounts, provider] = await Promise.all([
    accountSid === null
      ? list(`${ownerPath(null)}/Accounts`)
      : get(ownerPath(accountSid)).then((row) => (isRecord(row) ? [row] : [])),
    accountSid === null
      ? get(ownerPath(null)).then((row) => (isRecord(row) ? row : undefined))
      : undefined,
  ]);
  const owners = ownersOf(accounts, accountSid !== null);
  if (accountSid === null) owners.unshift({ owner: '', name: textOf(provider, 'name') });
  const ownerOf = new Map(owners.map(({ owner, sid }) => [sid ?? '', owner]));
  const places = owners.map(({ sid }) => sid ?? null);

  const tables = ['carriers', 'numbers', 'routing'] as const;
  const names = [...tables, 'applications', 'settings', 'teams_tenants'] as const;
  const [applications, carriers, numbers, tenants, clients, limits, speech, lcrs] =
    await Promise.all([
      list(
        accountSid === null ? 'Applications' : `${ownerPath(accountSid)}/Applications`,
        names.some(isChosen),
      ),
      list(
        `${ownerPath(null)}/VoipCarriers${queryString({ page: 1, page_size: 10_000, account_sid: accountSid })}`,
        tables.some(isChosen),
      ),
      isChosen('numbers') ? readNumbers(api, target) : [],
      list('MicrosoftTeamsTenants', isChosen('teams_tenants')),
      isChosen('clients') ? readClients(api, new Set(ownerOf.keys())) : [],
      isChosen('limits')
        ? Promise.all(places.map(async (sid) => limitsRow(await get(`${ownerPath(sid)}/Limits`))))
        : [],
      isChosen('speech')
        ? Promise.all(places.map((sid) => list(`${ownerPath(sid)}/SpeechCredentials`)))
        : [],
      list('Lcrs', isChosen('routing')),
    ]);

  const items = new Map<string, Item>();
  const known = new Map<string, Known>();
  const idOfSid = new Map<string, string>();
  const tools: ReadTools = { idOf: (kind, sid) => idOfSid.get(`${kind} ${sid}`) ?? null };
  const name = namer();
  const sections = new Set<string>();
  const isOwn = (row: Row) => ownerOf.has(textOf(row, 'account_sid'));

  function place(kind: KindName, owner: Owner, row: Row) {
    const shape = kinds[kind];
    const values = valuesOf(shape, row, tools);
    const id = name(shape, [owner, kind], values);
    const sid = textOf(row, shape.sid);
    idOfSid.set(`${kind} ${sid}`, id);
    return { id, values, sid };
  }
  function put(
    kind: KindName,
    owner: Owner,
    row: Row,
    parts: (id: string) => readonly Part[] = () => [],
  ) {
    const { id, values, sid } = place(kind, owner, row);
    items.set(id, { id, kind, owner, values, parts: parts(id), stored: { sid, raw: row } });
    return id;
  }

  for (const { owner, sid } of owners) {
    for (const kind of kindNames) {
      if (
        !isChosen(kind) ||
        !kinds[kind].owners.includes(sid === undefined ? 'provider' : 'account')
      ) {
        continue;
      }
      if (kind === 'routing' && caller === 'service_provider' && sid !== undefined) continue;
      sections.add(sectionOf(owner, kind));
    }
  }
  if (isChosen('routing') && caller === 'service_provider') {
    notes.push(unseenTables);
  }

  // What others name comes first.
  for (const row of byAge(applications)) {
    const owner = ownerOf.get(textOf(row, 'account_sid'));
    if (!owner) continue;
    if (isChosen('applications')) put('applications', owner, row);
    else remember('applications', owner, row);
  }
  function remember(kind: KindName, owner: Owner, row: Row) {
    const { id, sid } = place(kind, owner, row);
    known.set(id, { kind, owner, name: textOf(row, 'name'), sid });
  }
  const ownCarriers = isChosen('carriers') ? byAge(carriers).filter(isOwn) : [];
  const gateways = await Promise.all(
    ownCarriers.map((row) => readGateways(api, textOf(row, 'voip_carrier_sid'), '', tools)),
  );
  for (const row of byAge(carriers)) {
    const owner = ownerOf.get(textOf(row, 'account_sid')) ?? '';
    const at = ownCarriers.indexOf(row);
    if (at < 0) remember('carriers', owner, row);
    else put('carriers', owner, row, (id) => rename(gateways[at] ?? [], id));
  }
  owners.forEach(({ owner, sid }, index) => {
    if (isChosen('settings') && sid !== undefined) {
      const row = accounts.find((one) => one['account_sid'] === sid);
      if (row) put('settings', owner, row);
    }
    const limit = limits[index];
    if (limit) put('limits', owner, limit);
    for (const row of byAge(speech[index] ?? [])) {
      if (textOf(row, 'account_sid') === (sid ?? '')) put('speech', owner, row);
    }
  });
  for (const [kind, rows] of [
    ['numbers', numbers],
    ['teams_tenants', tenants],
    ['clients', clients],
  ] as const) {
    for (const row of rows) {
      const owner = ownerOf.get(textOf(row, 'account_sid'));
      if (owner) put(kind, owner, row);
    }
  }
  const ownTables = lcrs.filter((row) => {
    const account = textOf(row, 'account_sid');
    return account === ''
      ? accountSid === null && row['service_provider_sid'] === providerSid
      : ownerOf.has(account);
  });
  const routes = await Promise.all(
    ownTables.map((row) => list(`LcrRoutes${queryString({ lcr_sid: textOf(row, 'lcr_sid') })}`)),
  );
  ownTables.forEach((table, index) => {
    const { row, routes: own, hasMore } = routingOf(table, routes[index] ?? []);
    const owner = ownerOf.get(textOf(table, 'account_sid')) ?? '';
    const partName = namer();
    put('routing', owner, row, (id) =>
      own.map((one) => partOf('routes', kinds.routing, one, id, tools, partName)),
    );
    if (hasMore) {
      notes.push(
        `Routes of ${textOf(table, 'name')} have more carriers than one: the first of each is in the file, and applying leaves the others.`,
      );
    }
  });
  return {
    of: accountSid === null ? 'provider' : 'account',
    name: owners[0]?.name ?? '',
    owners,
    sections,
    items,
    known,
    notes,
  };
}

/** Gateways were read before their carrier had its id. */
const rename = (parts: readonly Part[], recordId: string): Part[] => {
  const name = namer();
  return parts.map((part) => {
    const shape = kinds.carriers.parts?.[part.name];
    return shape ? { ...part, id: name(shape, [recordId, part.name], part.values) } : part;
  });
};

/** Twins are told apart by their age: the same on every platform they were created on in order. */
const byAge = (rows: readonly Row[]) =>
  [...rows].sort((one, other) =>
    textOf(one, 'created_at') < textOf(other, 'created_at') ? -1 : 1,
  );

function ownersOf(accounts: readonly Row[], isOne: boolean): OwnerRecord[] {
  const seen = new Map<string, number>();
  return byAge(accounts).map((row) => {
    const name = textOf(row, 'name');
    const twin = (seen.get(name) ?? 0) + 1;
    seen.set(name, twin);
    const owner = isOne ? '@' : twin > 1 ? JSON.stringify([name, twin]) : name;
    return { owner, name, sid: textOf(row, 'account_sid') };
  });
}

/** Lists for providers leave out what a client may do: each is asked for then. */
async function readClients(api: Api, accountSids: ReadonlySet<string>): Promise<Row[]> {
  const rows = rowsOf(await api.call('GET', 'Clients')).filter((row) =>
    accountSids.has(textOf(row, 'account_sid')),
  );
  return Promise.all(
    rows.map(async (row) => {
      if ('allow_direct_app_calling' in row) return row;
      const whole = await api.call('GET', path`Clients/${textOf(row, 'client_sid')}`);
      return isRecord(whole) ? whole : row;
    }),
  );
}

/** What an account that is yet to be created can name: the carriers that its provider shares. */
export async function newAccount(
  api: Api,
  providerSid: string,
  accountName: string,
): Promise<Configuration> {
  const at = path`ServiceProviders/${providerSid}/VoipCarriers`;
  const rows = rowsOf(await api.call('GET', `${at}${queryString({ page: 1, page_size: 10_000 })}`));
  const name = namer();
  const known = new Map<string, Known>();
  for (const row of byAge(rows).filter((one) => textOf(one, 'account_sid') === '')) {
    const id = name(kinds.carriers, ['', 'carriers'], { name: textOf(row, 'name') });
    const sid = textOf(row, 'voip_carrier_sid');
    known.set(id, { kind: 'carriers', owner: '', name: textOf(row, 'name'), sid });
  }
  const owners = [{ owner: '@', name: accountName }];
  const nothing = { items: new Map(), sections: new Set<string>(), notes: [] };
  return { of: 'account', name: accountName, owners, known, ...nothing };
}
