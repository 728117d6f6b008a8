import { defaultPriority } from '../../platform/engine/outbound.ts';
import type { Row } from '../api.ts';
import { kinds, partShape } from '../kinds/index.ts';
import {
  type Configuration,
  type Item,
  type KindName,
  type Owner,
  recordAt,
  type Shape,
  sectionOf,
} from '../model.ts';
import type { TestWorld } from '../tests/run.ts';
import { isReference, type Values } from '../values.ts';
import { type CheckScope, type CheckWorld, emptyWorld, parsed } from './world.ts';

type Owned = { account_sid?: string | null; service_provider_sid?: string | null };

type Overlaid = {
  world: CheckWorld;
  scope: CheckScope;
  /** Ids of the file's records and parts, by their SID in the world. */
  places: ReadonlyMap<string, string>;
} & Pick<TestWorld, 'sidOf' | 'accountSidOf'>;

/**
 * Overlays the platform with a file.
 * @param base without the file's subject; empty if the file is checked alone
 * @param current the platform's records for the file; null: nothing is known
 * @param deletes whether records that the file lacks disappear
 */
export function withFile(
  wanted: Configuration,
  current: Configuration | null,
  base: CheckWorld = emptyWorld,
  { deletes = true }: { deletes?: boolean } = {},
): Overlaid {
  const places = new Map<string, string>();
  const sidOf = (id: string) => (current && recordAt(current, id)?.stored?.sid) ?? id;
  const ownerSids = new Map<Owner, string | null>(
    wanted.owners.map(({ owner }) => [
      owner,
      owner === ''
        ? null
        : (current?.owners.find((one) => one.owner === owner)?.sid ?? `account ${owner}`),
    ]),
  );
  const accountOf = (owner: Owner) => ownerSids.get(owner) ?? null;
  const { providerSid } = base;
  const tools = { sidOf, secretOf: () => undefined };

  const columnsOf = (shape: Shape, values: Values): Row =>
    Object.fromEntries(
      shape.columns(values).map((column) => [column.name, column.write(values, tools, undefined)]),
    );
  const itemsOf = (kind: KindName) => [...wanted.items.values()].filter((one) => one.kind === kind);
  function rowOf(item: Item): Row {
    const shape = kinds[item.kind];
    const sid = sidOf(item.id);
    places.set(sid, item.id);
    const account_sid = accountOf(item.owner);
    // A table with a provider covers all of its accounts.
    const isAccountTable = item.kind === 'routing' && account_sid !== null;
    return {
      ...columnsOf(shape, item.values),
      [shape.sid]: sid,
      account_sid,
      service_provider_sid: isAccountTable ? null : providerSid,
    };
  }
  /** Rows of the base that the file doesn't replace. */
  function kept<One>(
    kind: KindName,
    rows: readonly One[],
    sidIn: (row: One) => string,
    ownerOf: (row: One) => Owned = (row) => row as Owned,
  ): One[] {
    const sids = new Set(
      wanted.owners
        .filter(({ owner }) => wanted.sections.has(sectionOf(owner, kind)))
        .map(({ owner }) => accountOf(owner)),
    );
    const inFile = new Set(itemsOf(kind).map(({ id }) => sidOf(id)));
    return rows.filter((row) => {
      const { account_sid: account, service_provider_sid: provider } = ownerOf(row);
      const isTold = account
        ? sids.has(account)
        : sids.has(null) && (provider ?? providerSid) === providerSid;
      // A table replaces the existing one.
      const goes = deletes || kind === 'routing' || inFile.has(sidIn(row));
      return !(isTold && goes);
    });
  }

  const carrierItems = itemsOf('carriers');
  const carriers = [
    ...kept('carriers', base.carriers, (row) => row.voip_carrier_sid),
    ...parsed.carriers(carrierItems.map(rowOf)),
    ...(current ? [] : parsed.carriers(unknownCarriers(wanted, providerSid))),
  ];
  const gateways = new Map(base.gateways);
  for (const item of carrierItems) {
    const rows = item.parts
      .filter(({ name }) => name === 'sip_gateways')
      .map((part) => {
        places.set(part.id, part.id);
        const columns = columnsOf(partShape('carriers', part.name), part.values);
        return { ...columns, sip_gateway_sid: part.id };
      });
    gateways.set(sidOf(item.id), parsed.gateways(rows));
  }

  const known = new Set(base.accounts.map(({ account_sid }) => account_sid));
  const settings = new Map(itemsOf('settings').map((item) => [accountOf(item.owner), rowOf(item)]));
  const added = wanted.owners.flatMap(({ owner, name }) => {
    const sid = accountOf(owner);
    if (sid === null || known.has(sid)) return [];
    return [{ account_sid: sid, name, service_provider_sid: providerSid, ...settings.get(sid) }];
  });
  const accounts = [
    ...base.accounts.map((one) => {
      const row = settings.get(one.account_sid);
      const [said] = row ? parsed.accounts([{ ...row, name: one.name }]) : [];
      return said
        ? {
            ...one,
            sip_realm: said.sip_realm,
            device_calling_application_sid: said.device_calling_application_sid,
          }
        : one;
    }),
    ...parsed.accounts(added),
  ];

  const tables = itemsOf('routing').map((item) => {
    const [table] = parsed.tables([{ ...rowOf(item), default_carrier_set_entry_sid: null }]);
    return table ? [{ table, routes: parsed.routes(routesOf(item, sidOf, places)) }] : [];
  });
  const fileCredentials = parsed.credentials(itemsOf('speech').map(rowOf));
  const accountSids = new Set([...ownerSids.values()].filter((sid) => sid !== null));
  const world: CheckWorld = {
    ...base,
    accounts,
    carriers,
    gateways,
    numbers: [
      ...kept('numbers', base.numbers, (row) => row.phone_number_sid),
      ...parsed.numbers(itemsOf('numbers').map(rowOf)),
    ],
    tenants: [
      ...kept('teams_tenants', base.tenants, (row) => row.ms_teams_tenant_sid),
      ...parsed.tenants(itemsOf('teams_tenants').map(rowOf)),
    ],
    applications: [
      ...kept('applications', base.applications, (row) => row.application_sid),
      ...parsed.applications(itemsOf('applications').map(rowOf)),
    ],
    tables: [
      ...kept(
        'routing',
        base.tables,
        ({ table }) => table.lcr_sid,
        ({ table }) => table,
      ),
      ...tables.flat(),
    ],
    credentials: credentialsOf(),
  };
  const scope = { accountSids, hasProvider: ownerSids.has('') };
  return { world, scope, places, sidOf, accountSidOf: accountOf };

  function credentialsOf(): CheckWorld['credentials'] {
    const shared = wanted.sections.has(sectionOf('', 'speech'));
    return new Map(
      [...accountSids].flatMap((sid) => {
        const before = base.credentials.get(sid) ?? base.credentials.get('');
        const owner = wanted.owners.find((one) => accountOf(one.owner) === sid)?.owner ?? '@';
        const hasOwn = wanted.sections.has(sectionOf(owner, 'speech'));
        // The credentials that the provider shares are unknown.
        if (!before && !(hasOwn && shared)) return [];
        const stay = (before ?? []).filter(({ account_sid }) =>
          account_sid === null ? !shared : !hasOwn,
        );
        const own = fileCredentials.filter(
          ({ account_sid }) => account_sid === sid || account_sid === null,
        );
        return [[sid, [...stay, ...own]] as const];
      }),
    );
  }
}

function routesOf(
  { id, values, parts }: Item,
  sidOf: (id: string) => string,
  places: Map<string, string>,
): Row[] {
  const entriesOf = (carrier: unknown) =>
    isReference(carrier) && carrier.to !== null
      ? [
          {
            lcr_carrier_set_entry_sid: `entry ${id}`,
            voip_carrier_sid: sidOf(carrier.to),
            priority: 0,
          },
        ]
      : [];
  const own = parts
    .filter(({ name }) => name === 'routes')
    .map((part, priority) => {
      places.set(part.id, part.id);
      return {
        lcr_route_sid: part.id,
        regex: part.values['match'],
        description: part.values['description'],
        priority,
        lcr_carrier_set_entries: entriesOf(part.values['carrier']),
      };
    });
  const last = entriesOf(values['default_carrier']);
  return last.length === 0
    ? own
    : [
        ...own,
        {
          lcr_route_sid: `default ${id}`,
          regex: '.*',
          priority: defaultPriority,
          lcr_carrier_set_entries: last,
        },
      ];
}

/** Carriers that a file names but doesn't contain: only their name is known. */
function unknownCarriers({ items }: Configuration, providerSid: string): Row[] {
  const named = new Set(
    [...items.values()]
      .flatMap(({ values, parts }) => [values, ...parts.map((part) => part.values)])
      .flatMap((values) => Object.entries(values))
      .flatMap(([path, value]) =>
        /carrier$/.test(path) && isReference(value) && value.to !== null && !items.has(value.to)
          ? [value.to]
          : [],
      ),
  );
  return [...named].map((id) => {
    const [, , name]: unknown[] = JSON.parse(id);
    return { voip_carrier_sid: id, name, account_sid: null, service_provider_sid: providerSid };
  });
}
