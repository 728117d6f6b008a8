import * as v from 'valibot';
import { isRecord } from '../../browser/record.ts';
import { carrierOf, defaultRouteOf, ownRoutesOf } from '../../platform/engine/outbound.ts';
import {
  applicationsPath,
  carrierPagePath,
  gatewaysPath,
  lcrRoutesPath,
  phoneNumberPagePath,
  recordPath,
  speechPath,
} from '../../platform/resources/paths.ts';
import { type LcrRoute, lcrRoutes } from '../../platform/stored/lcr-routes.ts';
import { lcr } from '../../platform/stored/lcrs.ts';
import { accountOrProvider } from '../../platform/values/owner.ts';
import type { Api, Row } from '../api.ts';
import { kinds, partShape } from '../kinds/index.ts';
import type { Column, ReadTools } from '../members.ts';
import {
  type Item,
  type KindName,
  namedIn,
  namer,
  type Owner,
  type Part,
  type PartName,
  type Shape,
} from '../model.ts';
import type { Values } from '../values.ts';

/** An account; or with null the provider and all its accounts. */
export type Target = { providerSid: string; accountSid: string | null };

export const rowsOf = (answer: unknown): Row[] => {
  const rows = isRecord(answer) ? answer['data'] : answer;
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
};

export const textOf = (row: Row | undefined, member: string): string => {
  const value = row?.[member];
  return typeof value === 'string' ? value : '';
};

/**
 * Leaves out records of other accounts: the platform stores references to them, which a file can't
 * name. Keeps those of the owner and those that the provider shares.
 */
export const nameableBy = (owner: Owner, { idOf }: ReadTools): ReadTools => ({
  idOf: (kind, sid) => {
    const id = idOf(kind, sid);
    return id !== null && ['', owner].includes(namedIn(id).owner) ? id : null;
  },
});

/** Reads the values of a record from its response. */
export function valuesOf(shape: Pick<Shape, 'columns'>, row: Row, tools: ReadTools): Values {
  const read = (columns: readonly Column[]): Values =>
    Object.assign({}, ...columns.map((column) => column.read(row[column.name], tools)));
  // The first column may decide which others there are.
  return read(shape.columns(read(shape.columns().slice(0, 1))));
}

/** A record of the platform: its row, and the rows of its parts in order. */
type WholeRow = {
  row: Row;
  parts: readonly { name: PartName; row: Row }[];
  /** Whether routes have more than one carrier. A file leaves the additional ones unchanged. */
  hasMore?: boolean;
};

const named = (name: PartName, rows: readonly Row[]) => rows.map((row) => ({ name, row }));

/** @param row from the list or from the record itself */
export async function wholeRow(api: Api, kind: KindName, row: Row): Promise<WholeRow> {
  const sid = textOf(row, kinds[kind].sid);
  const list = async (at: string) => rowsOf(await api.call('GET', at));
  if (kind === 'routing') return routingOf(row, await list(lcrRoutesPath(sid)));
  if (kind === 'carriers') {
    const [sip, smpp] = await Promise.all(
      (['Sip', 'Smpp'] as const).map((protocol) => list(gatewaysPath(protocol, sid))),
    );
    return {
      row,
      parts: [...named('sip_gateways', sip ?? []), ...named('smpp_gateways', smpp ?? [])],
    };
  }
  // Lists for providers omit a client's permissions.
  const isCut = kind === 'clients' && !('allow_direct_app_calling' in row);
  const whole = isCut ? await api.call('GET', recordPath('Clients', sid)) : row;
  return { row: isRecord(whole) ? whole : row, parts: [] };
}

/** Builds the record with this id. */
export function itemOf(
  { id, kind, owner }: Pick<Item, 'id' | 'kind' | 'owner'>,
  whole: WholeRow,
  allTools: ReadTools,
): Item {
  const tools = nameableBy(owner, allTools);
  const name = namer();
  const partOf = ({ name: partName, row }: WholeRow['parts'][number]): Part => {
    const shape = partShape(kind, partName);
    const values = valuesOf(shape, row, tools);
    const stored = { sid: textOf(row, shape.sid), raw: row };
    return { id: name(shape, [id, partName], values), name: partName, values, stored };
  };
  return {
    ...{ id, kind, owner },
    values: valuesOf(kinds[kind], whole.row, tools),
    parts: whole.parts.map(partOf),
    stored: { sid: textOf(whole.row, kinds[kind].sid), raw: whole.row },
  };
}

/** Combines a routing table and its routes into one record. */
function routingOf(table: Row, rows: readonly Row[]): WholeRow {
  const stored = { table: v.parse(lcr, table), routes: v.parse(lcrRoutes, rows) };
  const last = defaultRouteOf(stored);
  const withCarrier = (route: LcrRoute): Row => ({
    ...route.columns,
    voip_carrier_sid: carrierOf(route),
  });
  return {
    row: { ...table, default_carrier: carrierOf(last), default_routes: last ? [last.columns] : [] },
    parts: named('routes', ownRoutesOf(stored).map(withCarrier)),
    hasMore: stored.routes.some((route) => route.lcr_carrier_set_entries.length > 1),
  };
}

export const limitsRow = (answer: unknown): Row =>
  Object.fromEntries(rowsOf(answer).map((row) => [textOf(row, 'category'), row['quantity']]));

/** Path of the list of a kind: for an account, or for the provider and its accounts. */
export function listPath(kind: KindName, { providerSid, accountSid }: Target, name = ''): string {
  if (kind === 'applications') return applicationsPath(accountSid);
  if (kind === 'speech') return speechPath(ownerIn({ providerSid, accountSid }));
  if (kind !== 'carriers') return kinds[kind].resource;
  return carrierPagePath(providerSid, accountSid, { page: 1, pageSize: 10_000, name });
}

export const ownerIn = ({ providerSid, accountSid }: Target) =>
  accountOrProvider(accountSid, providerSid);

/** Numbers per page: the platform limits requests, not rows. */
const pageSize = 1000;

/** @param text part of the number */
export async function readNumbers(
  api: Api,
  { providerSid, accountSid }: Target,
  text = '',
): Promise<Row[]> {
  const filter = { accountSid, serviceProviderSid: providerSid, text };
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await api.call('GET', phoneNumberPagePath(filter, page, pageSize));
    const read = rowsOf(answer);
    rows.push(...read);
    const total = isRecord(answer) ? Number(answer['total']) : rows.length;
    if (read.length === 0 || rows.length >= total) return rows;
  }
}
