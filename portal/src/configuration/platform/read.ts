import { isRecord } from '../../browser/record.ts';
import { path, queryString } from '../../platform/client/calls/path.ts';
import type { Api, Caller, Row } from '../api.ts';
import { kinds } from '../kinds/index.ts';
import type { ReadTools, Referable } from '../members.ts';
import {
  type Configuration,
  type Item,
  type Kind,
  type KindName,
  kindNames,
  membersOf,
  type NamedRecord,
  namer,
  type Owner,
  type OwnerRecord,
  type Part,
  sectionOf,
} from '../model.ts';
import {
  limitsRow,
  partOf,
  readGateways,
  readRows,
  routingOf,
  rowsOf,
  type Target,
  textOf,
  valuesOf,
} from './rows.ts';

/** Kinds that take other calls than one list of their records. */
const readApart: ReadonlySet<KindName> = new Set([
  'settings',
  'limits',
  'applications',
  'carriers',
  'speech',
  'routing',
]);

const refersTo = (kind: Kind, what: Referable): boolean =>
  [kind, ...Object.values(kind.parts ?? {})].some((shape) =>
    membersOf(shape).some((member) => member.refersTo === what),
  );

/** A note to what a provider's log-in reads. */
export const unseenTables =
  'Routing tables of accounts are left out: only the account itself and administrators can read them.';

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

  const isNeeded = (kind: Referable) =>
    chosen.some((one) => one === kind || refersTo(kinds[one], kind));
  const [applications, carriers, limits, speech, lcrs, inOneList] = await Promise.all([
    list(
      accountSid === null ? 'Applications' : `${ownerPath(accountSid)}/Applications`,
      isNeeded('applications'),
    ),
    list(
      `${ownerPath(null)}/VoipCarriers${queryString({ page: 1, page_size: 10_000, account_sid: accountSid })}`,
      isNeeded('carriers'),
    ),
    isChosen('limits')
      ? Promise.all(places.map(async (sid) => limitsRow(await get(`${ownerPath(sid)}/Limits`))))
      : [],
    isChosen('speech')
      ? Promise.all(places.map((sid) => list(`${ownerPath(sid)}/SpeechCredentials`)))
      : [],
    list('Lcrs', isChosen('routing')),
    Promise.all(
      kindNames
        .filter((kind) => isChosen(kind) && !readApart.has(kind))
        .map(async (kind) => {
          const rows = readRows[kind]?.(api, target, new Set(ownerOf.keys()));
          return [kind, (await rows) ?? (await list(kinds[kind].resource))] as const;
        }),
    ),
  ]);

  const items = new Map<string, Item>();
  const known = new Map<string, NamedRecord>();
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
  for (const [kind, rows] of inOneList) {
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

/** What an account that is yet to be created can name: the carriers that its provider shares. */
export async function newAccount(
  api: Api,
  providerSid: string,
  accountName: string,
): Promise<Configuration> {
  const at = path`ServiceProviders/${providerSid}/VoipCarriers`;
  const rows = rowsOf(await api.call('GET', `${at}${queryString({ page: 1, page_size: 10_000 })}`));
  const name = namer();
  const known = new Map<string, NamedRecord>();
  for (const row of byAge(rows).filter((one) => textOf(one, 'account_sid') === '')) {
    const id = name(kinds.carriers, ['', 'carriers'], { name: textOf(row, 'name') });
    const sid = textOf(row, 'voip_carrier_sid');
    known.set(id, { kind: 'carriers', owner: '', name: textOf(row, 'name'), sid });
  }
  const owners = [{ owner: '@', name: accountName }];
  const nothing = { items: new Map(), sections: new Set<string>(), notes: [] };
  return { of: 'account', name: accountName, owners, known, ...nothing };
}
