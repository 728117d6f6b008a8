import { accountsPath, limitsPath } from '../../platform/resources/paths.ts';
import { ownerPath } from '../../platform/values/owner.ts';
import type { Api, Caller, Row } from '../api.ts';
import { kinds } from '../kinds/index.ts';
import type { ReadTools } from '../members.ts';
import {
  accountOwner,
  applyOrder,
  type Configuration,
  type Item,
  type Kind,
  type KindName,
  kindNames,
  membersOf,
  namer,
  type Owner,
  type OwnerRecord,
  sectionOf,
} from '../model.ts';
import {
  itemOf,
  limitsRow,
  listPath,
  nameableBy,
  ownerIn,
  readNumbers,
  rowsOf,
  type Target,
  textOf,
  valuesOf,
  wholeRow,
} from './rows.ts';

/** Note for a provider's log-in. */
export const unseenTables =
  'Routing tables of accounts are left out: only the account itself and administrators can read them.';

const refersTo = (kind: Kind, what: KindName): boolean =>
  [kind, ...kind.parts].some((shape) =>
    membersOf(shape).some((member) => member.refersTo === what),
  );

/** Reads the platform's configuration of an account or a provider, with names instead of SIDs. */
export async function readConfiguration(
  api: Api,
  caller: Caller,
  target: Target,
  chosen: readonly KindName[] = kindNames,
): Promise<Configuration> {
  const { accountSid } = target;
  const isUnseen = (kind: KindName) => kind === 'routing' && caller === 'service_provider';
  const { owners, accounts } = await readOwners(api, target);
  const sections = new Set(
    owners.flatMap(({ owner, sid }) =>
      chosen
        .filter((kind) => isKept(kinds[kind], owner) && !(isUnseen(kind) && sid !== undefined))
        .map((kind) => sectionOf(owner, kind)),
    ),
  );
  const needed = applyOrder.filter(
    (kind) => chosen.includes(kind) || chosen.some((one) => refersTo(kinds[one], kind)),
  );
  const notes = chosen.some(isUnseen) ? [unseenTables] : [];
  const read = await readRecords(api, needed, { target, owners, accounts }, chosen);
  const of = accountSid === null ? 'provider' : 'account';
  const name = owners[0]?.name ?? '';
  return { of, name, owners, sections, ...read, notes: [...notes, ...read.notes] };
}

/** @param chosen kinds of records that are read completely. Others can only be named */
async function readRecords(
  api: Api,
  needed: readonly KindName[],
  from: Owners,
  chosen: readonly KindName[],
): Promise<Pick<Configuration, 'items' | 'known' | 'notes'>> {
  const ownerOf = new Map(from.owners.map(({ owner, sid }) => [sid ?? '', owner]));
  const lists = await Promise.all(needed.map((kind) => readList(api, kind, from)));
  const notes: string[] = [];
  const items = new Map<string, Item>();
  const known = new Map<string, Item>();
  const idOfSid = new Map<string, string>();
  const tools: ReadTools = { idOf: (kind, sid) => idOfSid.get(`${kind} ${sid}`) ?? null };
  const name = namer();
  for (const [index, kind] of needed.entries()) {
    const shape = kinds[kind];
    const rows = byAge(lists[index] ?? []).flatMap((row) => {
      const at = textOf(row, 'account_sid');
      // The provider shares its carriers.
      const owner = ownerOf.get(at) ?? (kind === 'carriers' && at === '' ? '' : undefined);
      return owner !== undefined && isKept(shape, owner)
        ? [{ row, owner, isOwn: ownerOf.has(at) }]
        : [];
    });
    const wholes = await Promise.all(
      rows.map(async ({ row, isOwn }) =>
        isOwn && chosen.includes(kind) ? await wholeRow(api, kind, row) : null,
      ),
    );
    for (const [at, { row, owner }] of rows.entries()) {
      const whole = wholes[at];
      const id = name(
        shape,
        [owner, kind],
        valuesOf(shape, whole?.row ?? row, nameableBy(owner, tools)),
      );
      const item = itemOf({ id, kind, owner }, whole ?? { row, parts: [] }, tools);
      idOfSid.set(`${kind} ${textOf(row, shape.sid)}`, id);
      (whole ? items : known).set(id, item);
      if (whole?.hasMore) {
        notes.push(
          `Routes of ${textOf(row, 'name')} have more carriers than one: the first of each is in the file, and applying leaves the others.`,
        );
      }
    }
  }
  return { items, known, notes };
}

const isKept = ({ owners }: Kind, owner: Owner) =>
  owners.includes(owner === '' ? 'provider' : 'account');

/** The accounts and, for a provider's configuration, the provider. */
async function readOwners(api: Api, target: Target) {
  const isProvider = target.accountSid === null;
  const [own, list] = await Promise.all([
    api.call('GET', ownerPath(ownerIn(target))),
    isProvider ? api.call('GET', accountsPath(target.providerSid)) : null,
  ]);
  const accounts = isProvider ? rowsOf(list) : rowsOf([own]);
  const owners = ownersOf(accounts, !isProvider);
  if (isProvider) owners.unshift({ owner: '', name: textOf(rowsOf([own])[0], 'name') });
  return { owners, accounts };
}

type Owners = { target: Target } & Awaited<ReturnType<typeof readOwners>>;

async function readList(api: Api, kind: KindName, { target, owners, accounts }: Owners) {
  const list = async (at: string) => rowsOf(await api.call('GET', at));
  const ofEach = async (read: (owner: Target) => Promise<Row[]>) => {
    const each = owners.map(({ sid = null }) => read({ ...target, accountSid: sid }));
    return (await Promise.all(each)).flat();
  };
  if (kind === 'settings') return accounts;
  if (kind === 'numbers') return readNumbers(api, target);
  if (kind === 'limits') {
    return ofEach(async (owner) => {
      const row = limitsRow(await api.call('GET', limitsPath(ownerIn(owner))));
      return [{ ...row, account_sid: owner.accountSid }];
    });
  }
  if (kind === 'speech') {
    // An account's list also contains what its provider shares.
    return ofEach(async (owner) =>
      (await list(listPath(kind, owner))).filter(
        (row) => textOf(row, 'account_sid') === (owner.accountSid ?? ''),
      ),
    );
  }
  const rows = await list(listPath(kind, target));
  // Admins see the tables of all providers.
  const isOfOther = (row: Row) =>
    textOf(row, 'account_sid') === '' && row['service_provider_sid'] !== target.providerSid;
  return kind === 'routing' ? rows.filter((row) => !isOfOther(row)) : rows;
}

/**
 * Records with the same name are told apart by age, which agrees on every platform where they were
 * created in order.
 */
const byAge = (rows: readonly Row[]) =>
  [...rows].sort((one, other) => {
    const [first, second] = [textOf(one, 'created_at'), textOf(other, 'created_at')];
    return first < second ? -1 : Number(first > second);
  });

function ownersOf(accounts: readonly Row[], isOne: boolean): OwnerRecord[] {
  const seen = new Map<string, number>();
  return byAge(accounts).map((row) => {
    const name = textOf(row, 'name');
    const twin = (seen.get(name) ?? 0) + 1;
    seen.set(name, twin);
    const owner = isOne ? '@' : accountOwner(name, twin);
    return { owner, name, ...(twin > 1 && { twin }), sid: textOf(row, 'account_sid') };
  });
}

/** Records that an account can name before it exists: the carriers that its provider shares. */
export async function newAccount(
  api: Api,
  providerSid: string,
  accountName: string,
): Promise<Configuration> {
  const target = { providerSid, accountSid: null };
  const shared = await readRecords(api, ['carriers'], { target, owners: [], accounts: [] }, []);
  const owners = [{ owner: '@', name: accountName }];
  return { of: 'account', name: accountName, owners, sections: new Set(), ...shared };
}
