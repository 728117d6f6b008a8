import { isRecord } from '../../browser/record.ts';
import { path, queryString } from '../../platform/client/calls/path.ts';
import { gatewaysPath } from '../../platform/resources/paths.ts';
import type { Api, Row } from '../api.ts';
import { kinds } from '../kinds/index.ts';
import type { ReadTools } from '../members.ts';
import {
  type Kind,
  type KindName,
  type Namer,
  namer,
  type Part,
  type PartName,
  type Shape,
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

export function partOf(
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

/** Lists for providers omit what a client may do, so each client is read by itself. */
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

/** Lists that the platform gives in parts. The others come in one call, of all accounts. */
export const readRows: Partial<
  Record<KindName, (api: Api, target: Target, accountSids: ReadonlySet<string>) => Promise<Row[]>>
> = {
  numbers: readNumbers,
  clients: (api, _, accountSids) => readClients(api, accountSids),
};
