import * as v from 'valibot';
import { isRecord } from '../../browser/record.ts';
import { type Columns, created } from '../../platform/client/calls/wire.ts';
import { creation, type Write, write } from '../../platform/client/calls/write.ts';
import { unnamedMembers } from '../../platform/records/read-only.ts';
import { sentNames } from '../../platform/records/record.ts';
import { newCarrier, newGateway } from '../../platform/resources/carriers/carrier-writes.ts';
import { limitChange, limitRemoval } from '../../platform/resources/limit-writes.ts';
import { limitsPath, recordPath, speechRecordPath } from '../../platform/resources/paths.ts';
import { recordDeletion, recordUpdate } from '../../platform/resources/record-writes.ts';
import { newLcr } from '../../platform/resources/routing/routing-writes.ts';
import { newSpeechCredential } from '../../platform/resources/speech/speech-writes.ts';
import { accountOrProvider, ownerColumns, providerOwner } from '../../platform/values/owner.ts';
import type { Access, Row } from '../api.ts';
import type { PartChange } from '../differences.ts';
import { kinds, partShape } from '../kinds/index.ts';
import type { Column, Referable, WriteTools } from '../members.ts';
import { type Item, idOf, isOfOwner, type KindName, type Owner } from '../model.ts';
import type { Values } from '../values.ts';
import {
  itemOf,
  limitsRow,
  listPath,
  nameableBy,
  readNumbers,
  rowsOf,
  textOf,
  valuesOf,
  wholeRow,
} from './rows.ts';

/** Paths and sids that a write needs. */
export type Place = Access & {
  /** null for the provider itself. Throws if the account doesn't exist. */
  accountSid: (owner: Owner) => string | null;
  /** Id of the record with this sid. */
  idOf: (kind: Referable, sid: string) => string | null;
  tools: WriteTools;
};

const ownerOf = ({ providerSid, accountSid }: Place, owner: Owner) =>
  accountOrProvider(accountSid(owner), providerSid);

function pathOf(place: Place, kind: KindName, owner: Owner, sid: string): string {
  const { resource } = kinds[kind];
  if (resource === 'Limits') return limitsPath(ownerOf(place, owner));
  return kind === 'speech'
    ? speechRecordPath(ownerOf(place, owner), sid)
    : recordPath(resource, sid);
}

export function isOwnedBy(place: Place, owner: Owner, row: Row | undefined): boolean {
  const account = place.accountSid(owner);
  return account === null
    ? textOf(row, 'account_sid') === '' && textOf(row, 'service_provider_sid') === place.providerSid
    : textOf(row, 'account_sid') === account;
}

/** Reads a record as it is stored now. */
export async function readRecord(
  place: Place,
  at: Pick<Item, 'kind' | 'owner' | 'id'>,
  sid: string,
): Promise<Item> {
  const { kind, owner } = at;
  const answer = await place.api.call('GET', pathOf(place, kind, owner, sid));
  const row = kind === 'limits' ? limitsRow(answer) : isRecord(answer) ? answer : {};
  return itemOf(at, await wholeRow(place.api, kind, row), place);
}

/** Rows that may contain an existing record of this name. */
async function rowsLike(place: Place, { kind, owner, values }: Item): Promise<readonly Row[]> {
  const { api, providerSid, accountSid } = place;
  const target = { providerSid, accountSid: accountSid(owner) };
  if (kind === 'numbers') return readNumbers(api, target, String(values['number']));
  return rowsOf(await api.call('GET', listPath(kind, target, String(values['name']))));
}

/** Sid of an equal record that the plan didn't know; undefined if there is none. */
export async function findRecord(
  place: Place,
  item: Item,
  isKnown: (sid: string) => boolean,
): Promise<string | undefined> {
  const { kind, owner } = item;
  const shape = kinds[kind];
  const wanted = idOf(shape, [], item.values, 1);
  const tools = nameableBy(owner, place);
  return (await rowsLike(place, item))
    .filter((row) => isOwnedBy(place, owner, row))
    .filter((row) => idOf(shape, [], valuesOf(shape, row, tools), 1) === wanted)
    .map((row) => textOf(row, shape.sid))
    .find((sid) => !isKnown(sid));
}

/** Stored together with the routes. */
export const defaultCarrier = 'default_carrier';

/**
 * Values in the platform's form.
 * @param isSent default: all columns
 */
export const bodyOf = (
  columns: readonly Column[],
  values: Values,
  { tools }: Pick<Place, 'tools'>,
  raw: Row = {},
  isSent: (column: Column) => boolean = () => true,
): Columns =>
  Object.fromEntries(
    columns
      .filter((column) => column.name !== defaultCarrier && isSent(column))
      .map((column) => [column.name, column.write(values, tools, raw[column.name])])
      .filter(([, value]) => value !== undefined),
  );

const withoutNulls = (body: Columns) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

/** The call that creates a record under its owner. */
function creationOf(place: Place, { kind, owner, values }: Item): Write<string> {
  const { resource, columns, namesProvider } = kinds[kind];
  const at = ownerOf(place, owner);
  const { account_sid } = ownerColumns(at);
  const body = withoutNulls(bodyOf(columns(values), values, place));
  if (kind === 'routing') return newLcr(at, body);
  // With its provider too, the label would have to be unique in the whole provider.
  if (kind === 'speech') {
    return newSpeechCredential(at, { ...body, ...withoutNulls(ownerColumns(at)) });
  }
  const owned = { ...body, account_sid };
  if (kind === 'carriers') {
    return newCarrier(place.caller === 'account' ? at : providerOwner(place.providerSid), owned);
  }
  const named = namesProvider ? { ...owned, service_provider_sid: place.providerSid } : owned;
  return creation(resource, named);
}

type Call = Pick<Write, 'method' | 'path' | 'body'>;
export const send = ({ api }: Place, { method, path, body }: Call) => api.call(method, path, body);

/** Creates a record. @returns its sid */
export const createRecord = async (place: Place, item: Item): Promise<string> =>
  sidOf(await send(place, creationOf(place, item)));

const sidOf = (answer: unknown): string => v.parse(created, answer).sid;

export const createAccount = async (place: Place, name: string) =>
  sidOf(await send(place, creation('Accounts', { name, service_provider_sid: place.providerSid })));

const isAt = (paths: readonly string[], { members }: Column) =>
  members.some(({ path: at }) => paths.some((one) => one === at || one.startsWith(`${at}.`)));

/** Stores the changed members of a record. */
export async function updateRecord(
  place: Place,
  item: Item,
  fresh: Item,
  paths: readonly string[],
): Promise<void> {
  const { kind, owner, values } = item;
  const columns = kinds[kind].columns(values);
  const { sid, raw } = fresh.stored ?? { sid: '', raw: {} };
  if (kind === 'limits') return updateLimits(place, item, paths);
  const changed = bodyOf(columns, values, place, raw, (column) => isAt(paths, column));
  if (Object.keys(changed).length === 0) return;
  const sent = sentNames(columns, changed);
  const body =
    kind === 'speech'
      ? speechBody(columns, item, fresh, place)
      : bodyOf(columns, values, place, raw, ({ name }) => sent.has(name));
  // The platform looks the application up in the account that is sent along.
  const isOwned = kind === 'carriers' && 'application_sid' in body;
  const account = isOwned ? { account_sid: place.accountSid(owner) } : {};
  await send(place, write('PUT', pathOf(place, kind, owner, sid), { ...body, ...account }));
}

/** An update replaces the whole credential. */
function speechBody(columns: readonly Column[], { values }: Item, { stored }: Item, place: Place) {
  const raw = stored?.raw ?? {};
  const named = columns.map(({ name }) => name);
  const later = columns.filter(({ members }) => !members.every(({ isFixed }) => isFixed));
  return { ...unnamedMembers(raw, named), ...bodyOf(later, values, place, raw) };
}

async function updateLimits(place: Place, { owner, values }: Item, paths: readonly string[]) {
  const at = ownerOf(place, owner);
  for (const category of paths) {
    const quantity = values[category];
    const isSet = typeof quantity === 'number';
    await send(place, isSet ? limitChange(at, category, quantity) : limitRemoval(at, category));
  }
}

export async function deleteRecord(place: Place, { kind, owner }: Item, sid: string) {
  if (isOfOwner(kind)) return;
  await send(place, write('DELETE', pathOf(place, kind, owner, sid)));
}

/** The platform validates address and directions of a SIP gateway together. */
const judgedTogether = ['ipv4', 'inbound', 'outbound'];

/** Sends the same columns as the form: a stored value that the platform would refuse now is left alone. */
function changedGatewayColumns({ name: part, fields }: PartChange) {
  const paths = fields.map(({ path }) => path);
  const together = part === 'sip_gateways' ? judgedTogether : [];
  const isJudged = together.some((name) => paths.includes(name));
  return (column: Column) => isAt(paths, column) || (isJudged && together.includes(column.name));
}

/** Writes the gateways of a carrier as in the file. */
export async function writeGateways(
  place: Place,
  carrierSid: string,
  changes: readonly PartChange[],
): Promise<void> {
  for (const one of changes) {
    const { name, change, before, after } = one;
    const { resource, columns } = partShape('carriers', name);
    const { sid, raw } = before?.stored ?? { sid: '', raw: {} };
    const all = columns(after?.values);
    const isSent = change === 'update' ? changedGatewayColumns(one) : undefined;
    const body = after ? bodyOf(all, after.values, place, raw, isSent) : {};
    const writes = {
      create: newGateway(resource, carrierSid, body),
      update: recordUpdate(resource, sid, body),
      delete: recordDeletion(resource, sid),
    };
    if (change !== 'move') await send(place, writes[change]);
  }
}
