import { isRecord } from '../../browser/record.ts';
import { queryString } from '../../platform/client/calls/path.ts';
import { limitsPath, speechPath, speechRecordPath } from '../../platform/resources/paths.ts';
import { ownerPath } from '../../platform/values/owner.ts';
import type { Api, Caller, Row } from '../api.ts';
import type { PartChange } from '../differences.ts';
import { kinds } from '../kinds/index.ts';
import type { Column, Referable, WriteTools } from '../members.ts';
import { type Item, idOf, type KindName, type Owner } from '../model.ts';
import type { Values } from '../values.ts';
import {
  itemOf,
  limitsRow,
  listPath,
  ownerIn,
  partShape,
  readNumbers,
  rowsOf,
  textOf,
  valuesOf,
  wholeRow,
} from './rows.ts';

/** Paths and sids that a write needs. */
export type Place = {
  api: Api;
  caller: Caller;
  providerSid: string;
  /** null for the provider itself. Throws where the account is not there. */
  accountSid: (owner: Owner) => string | null;
  /** Where a record of this sid stands. */
  idOf: (kind: Referable, sid: string) => string | null;
  tools: WriteTools;
};

const targetOf = ({ providerSid, accountSid }: Place, owner: Owner) => ({
  providerSid,
  accountSid: accountSid(owner),
});

function pathOf(place: Place, kind: KindName, owner: Owner, sid: string): string {
  const of = ownerIn(targetOf(place, owner));
  if (kind === 'limits') return limitsPath(of);
  const { resource } = kinds[kind];
  return kind === 'speech' ? speechRecordPath(of, sid) : `${resource}/${encodeURIComponent(sid)}`;
}

/** A record as it is stored now. */
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

/** Rows among which a record may be that is there already. */
async function rowsLike(place: Place, { kind, owner, values }: Item): Promise<readonly Row[]> {
  const target = targetOf(place, owner);
  if (kind === 'numbers') return readNumbers(place.api, target, String(values['number']));
  return rowsOf(await place.api.call('GET', listPath(kind, target, String(values['name']))));
}

/** The sid of a record like this one that the plan did not know of; undefined when there is none. */
export async function findRecord(
  place: Place,
  item: Item,
  isKnown: (sid: string) => boolean,
): Promise<string | undefined> {
  const { kind, owner } = item;
  const shape = kinds[kind];
  const account = place.accountSid(owner) ?? '';
  const wanted = idOf(shape, [], item.values, 1);
  return (await rowsLike(place, item))
    .filter((row) => textOf(row, 'account_sid') === account)
    .filter((row) => account !== '' || textOf(row, 'service_provider_sid') === place.providerSid)
    .filter((row) => idOf(shape, [], valuesOf(shape, row, place), 1) === wanted)
    .map((row) => textOf(row, shape.sid))
    .find((sid) => !isKnown(sid));
}

/** @param paths of members that differ; null for all of them, of which nothing is left out */
export function bodyOf(
  columns: readonly Column[],
  values: Values,
  paths: readonly string[] | null,
  tools: WriteTools,
  raw: Row,
): Record<string, unknown> {
  const isMeant = ({ members }: Column) =>
    paths === null ||
    members.some(({ path: at }) => paths.some((one) => one === at || one.startsWith(`${at}.`)));
  return Object.fromEntries(
    columns
      .filter(isMeant)
      .map((column) => [column.name, column.write(values, tools, raw[column.name])])
      .filter(([, value]) => value !== undefined),
  );
}

const withoutNulls = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

/** Stores a new record. @returns its sid */
export async function createRecord(place: Place, item: Item): Promise<string> {
  const { api, caller, providerSid, tools } = place;
  const { kind, owner, values } = item;
  const account_sid = place.accountSid(owner);
  const columns = kinds[kind]
    .columns(values)
    .filter(({ name }) => !(kind === 'routing' && name === 'default_carrier'));
  const body = withoutNulls(bodyOf(columns, values, null, tools, {}));
  const byOwner: Partial<Record<KindName, object>> = {
    teams_tenants: { account_sid, service_provider_sid: providerSid },
    // Named with its provider, its label would have to be free in all of the provider.
    speech: account_sid === null ? { service_provider_sid: providerSid } : { account_sid },
    routing: { account_sid, service_provider_sid: account_sid === null ? providerSid : null },
  };
  // Account users have a path of their own for carriers.
  const carrierOwner = caller === 'account' ? account_sid : null;
  const paths: Partial<Record<KindName, string>> = {
    speech: speechPath(ownerIn({ providerSid, accountSid: account_sid })),
    carriers: `${ownerPath(ownerIn({ providerSid, accountSid: carrierOwner }))}/VoipCarriers`,
  };
  const sent = { ...body, ...(byOwner[kind] ?? { account_sid }) };
  return sidOf(await api.call('POST', paths[kind] ?? kinds[kind].resource, sent));
}

const sidOf = (answer: unknown): string => {
  const sid = isRecord(answer) ? answer['sid'] : undefined;
  if (typeof sid !== 'string') throw new Error('created without a sid');
  return sid;
};

export const createAccount = async ({ api, providerSid }: Place, name: string) =>
  sidOf(await api.call('POST', 'Accounts', { name, service_provider_sid: providerSid }));

/** Columns that the platform checks together. */
const together: Partial<Record<KindName, readonly RegExp[]>> = {
  carriers: [/^(requires_register$|register_)/],
  applications: [/^call_(status_)?hook$/],
  speech: [/^(?!vendor$|label$)/],
};

/** Stores the members of a record that differ. */
export async function updateRecord(
  place: Place,
  item: Item,
  fresh: Item,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  const { api, tools } = place;
  const { kind, owner, values } = item;
  const { sid, raw } = fresh.stored ?? { sid: '', raw: {} };
  if (kind === 'limits') return updateLimits(place, item, paths);
  const columns = kinds[kind].columns(values);
  const isFixed = (column: Column) => column.members.every((member) => member.isFixed);
  const changed = Object.keys(bodyOf(columns, values, paths, tools, raw));
  const groups = (together[kind] ?? []).filter((group) => changed.some((name) => group.test(name)));
  const sent = columns.filter(
    (column) =>
      column.name !== 'default_carrier' &&
      !(isFixed(column) && kind === 'speech') &&
      (changed.includes(column.name) || groups.some((group) => group.test(column.name))),
  );
  const body = {
    ...(kind === 'speech' && changed.length > 0 && unknownMembers(columns, raw)),
    ...bodyOf(sent, values, null, tools, raw),
  };
  if (Object.keys(body).length === 0) return;
  // Hooks alone are an empty change to the platform.
  if (kind === 'applications') body['name'] = values['name'];
  await api.call('PUT', pathOf(place, kind, owner, sid), body);
}

/** Members of every credential that a change doesn't send. */
const ownMembers = [
  'speech_credential_sid',
  'service_provider_sid',
  'account_sid',
  'last_used',
  'last_tested',
  'tts_tested_ok',
  'stt_tested_ok',
  'created_at',
];

/** What a credential has and no member of its kind names: the platform drops what is not sent. */
function unknownMembers(columns: readonly Column[], raw: Row): Record<string, unknown> {
  const known = new Set([...ownMembers, ...columns.map(({ name }) => name)]);
  return Object.fromEntries(
    Object.entries(raw).filter(
      ([name, value]) => !known.has(name) && value !== null && !/X{3,}/.test(String(value)),
    ),
  );
}

async function updateLimits(place: Place, { owner, values }: Item, paths: readonly string[]) {
  const at = limitsPath(ownerIn(targetOf(place, owner)));
  for (const category of paths) {
    const quantity = values[category];
    await (quantity === undefined
      ? place.api.call('DELETE', `${at}${queryString({ category })}`)
      : place.api.call('POST', at, { category, quantity }));
  }
}

export const deleteRecord = (place: Place, { kind, owner }: Item, sid: string) =>
  place.api.call('DELETE', pathOf(place, kind, owner, sid));

/** Makes the gateways of a carrier what the file says. */
export async function writeGateways(
  place: Place,
  carrierSid: string,
  changes: readonly PartChange[],
): Promise<void> {
  for (const { name, change, before, after } of changes) {
    if (name === 'routes') continue;
    const at = partShape('carriers', name).resource;
    const sid = before?.stored?.sid ?? '';
    if (change === 'delete') {
      await place.api.call('DELETE', `${at}/${encodeURIComponent(sid)}`);
      continue;
    }
    if (!after) continue;
    const columns = partShape('carriers', name).columns(after.values);
    const body = bodyOf(columns, after.values, null, place.tools, before?.stored?.raw ?? {});
    await (change === 'create'
      ? place.api.call('POST', at, { ...body, voip_carrier_sid: carrierSid })
      : place.api.call('PUT', `${at}/${encodeURIComponent(sid)}`, body));
  }
}
