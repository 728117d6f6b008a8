import { isNotFound } from '../platform/client/calls/errors.ts';
import { accountsPath } from '../platform/resources/paths.ts';
import type { ApplyOptions } from './apply.ts';
import { since } from './changed-since.ts';
import type { Secrets } from './differences.ts';
import { kinds } from './kinds/index.ts';
import {
  applyOrder,
  type Item,
  isOfOwner,
  type KindName,
  type Owner,
  type OwnerRecord,
  twinOf,
} from './model.ts';
import { type Entry, type Plan, usersLeft, wantedEntry } from './plan.ts';
import { otherAccount, otherThanMeant } from './platform/read-back.ts';
import { rowsOf, textOf } from './platform/rows.ts';
import {
  createAccount,
  createRecord,
  deleteRecord,
  findRecord,
  type Place,
  readRecord,
  updateRecord,
  writeGateways,
} from './platform/write.ts';
import { writeRoutes } from './platform/write-routes.ts';

/**
 * The record is left unchanged: something that it needs is missing, such as a record that it names,
 * or the person chose so.
 */
export class LeftAlone extends Error {}

/** The write succeeded, but the platform stored something else. */
export class StoredOtherwise extends Error {}

/** @param run gets true on a retry: an earlier response may have been lost */
export type Job = { id: string; run: (isAgain: boolean) => Promise<void> };

/** Entry id of an account to create. */
export const accountEntry = (owner: Owner) => JSON.stringify(['account', owner]);

/** Tracks the sids of all records while a plan is applied. */
function knownRecords({ current, wanted }: Plan, options: ApplyOptions) {
  const { api, caller, providerSid, secrets } = options;
  const accountSids = new Map(
    current.owners.flatMap(({ owner, sid }) => (sid ? [[owner, sid]] : [])),
  );
  const sids = new Map<string, string>();
  const ids = new Map<string, string>();
  function learn(id: string, sid: string, kind: KindName): void {
    sids.set(id, sid);
    ids.set(`${kind} ${sid}`, id);
  }
  for (const { id, kind, stored } of [...current.items.values(), ...current.known.values()]) {
    if (stored) learn(id, stored.sid, kind);
  }

  const place: Place = {
    api,
    caller,
    providerSid,
    accountSid: (owner) => {
      if (owner === '') return null;
      const sid = accountSids.get(owner);
      if (sid === undefined) throw new LeftAlone('Its account is not there.');
      return sid;
    },
    idOf: (kind, sid) => ids.get(`${kind} ${sid}`) ?? null,
    tools: {
      sidOf: (id) => {
        const sid = sids.get(id);
        if (sid !== undefined) return sid;
        const item = wanted.items.get(id);
        const what = item ? `${kinds[item.kind].one} "${String(item.values['name'])}"` : 'record';
        throw new LeftAlone(`The ${what} that it names is not there.`);
      },
      secretOf: (name) => secrets[name],
    },
  };
  return {
    place,
    learn,
    accountSids,
    sidOf: (id: string) => sids.get(id),
    isKnown: (kind: KindName, sid: string) => ids.has(`${kind} ${sid}`),
  };
}

/** The work of applying a plan, in stages. */
export function applying(plan: Plan, options: ApplyOptions) {
  const { wanted } = plan;
  const { api, caller, providerSid, secrets, chosen, ask, pace } = options;
  const { place, learn, accountSids, sidOf, isKnown } = knownRecords(plan, options);
  /** Sids already assigned to a record of the file. */
  const taken = new Set<string>();

  const entryNow = (item: Item, fresh: Item) => wantedEntry(fresh, item, secrets, { caller });

  /** Asks the person about values that changed since the plan and don't match the file. */
  async function askAbout(entry: Entry, labels: readonly string[]): Promise<void> {
    if (labels.length === 0) return;
    if ((await ask(entry, [...new Set(labels)])) === 'leave') {
      throw new LeftAlone('It was changed since, and left as it is.');
    }
  }

  async function writeParts(entry: Entry, fresh: Item | null, sid: string): Promise<void> {
    const { after, kind, parts } = entry;
    if (kind === 'routing' && after) await writeRoutes(place, after, fresh, sid);
    if (kind === 'carriers') await writeGateways(place, sid, parts);
  }

  /** Reads the record back: the platform may have overridden, cut or converted a value. */
  async function readBack(item: Item, sid: string): Promise<void> {
    await pace.take();
    const stored = await readRecord(place, item, sid);
    const said = otherThanMeant(place, entryNow(item, stored), stored, wanted);
    if (said !== undefined) throw new StoredOtherwise(said);
  }

  async function create(entry: Entry, item: Item): Promise<void> {
    requireSecrets(entry, secrets);
    const sid = await createRecord(place, item);
    taken.add(sid);
    learn(entry.id, sid, entry.kind);
    await writeParts(entry, null, sid);
    await readBack(item, sid);
  }

  async function update(entry: Entry, item: Item, sid: string): Promise<void> {
    const { kind, owner, id } = entry;
    taken.add(sid);
    const fresh = await readRecord(place, { kind, owner, id }, sid);
    const now = entryNow(item, fresh);
    requireSecrets(now, secrets);
    // Values that already match the file, such as those of an earlier try, raise no question.
    await askAbout(entry, since(entry, now, fresh));
    learn(id, sid, kind);
    const paths = now.fields.map(({ path }) => path);
    if (paths.length + now.parts.length === 0) return;
    await updateRecord(place, now.after ?? item, fresh, paths);
    await writeParts(now, fresh, sid);
    await readBack(item, sid);
  }

  async function change(entry: Entry, isAgain: boolean): Promise<void> {
    const { kind, id } = entry;
    const item = wanted.items.get(id);
    if (!item) return;
    let sid = isOfOwner(kind) ? (place.accountSid(item.owner) ?? '') : sidOf(id);
    if (sid === undefined && (isAgain || !kinds[kind].isUnique)) {
      requireSecrets(entry, secrets);
      sid = await findRecord(place, item, (one) => isKnown(kind, one) || taken.has(one));
    }
    if (sid === undefined) return create(entry, item);
    return update(entry, item, sid);
  }

  async function remove(entry: Entry): Promise<void> {
    const { before, kind, owner, id } = entry;
    const sid = before?.stored?.sid;
    if (!before || sid === undefined) return;
    try {
      const fresh = await readRecord(place, { kind, owner, id }, sid);
      await askAbout(entry, since(entry, null, fresh));
    } catch (error) {
      if (isNotFound(error)) return;
      throw error;
    }
    await deleteRecord(place, before, sid);
  }

  async function addAccount({ owner, name }: OwnerRecord, isAgain: boolean) {
    if (!accountSids.has(owner) && isAgain) {
      const rows = rowsOf(await api.call('GET', accountsPath(providerSid)));
      const known = new Set(accountSids.values());
      const lost = rows
        .filter((row) => row['name'] === name)
        .map((row) => textOf(row, 'account_sid'))
        .find((sid) => !known.has(sid));
      if (lost !== undefined) accountSids.set(owner, lost);
    }
    const sid = accountSids.get(owner) ?? (await createAccount(place, name));
    accountSids.set(owner, sid);
    const said = await otherAccount(place, name, sid);
    if (said !== undefined) throw new StoredOtherwise(said);
  }

  /** Kinds with a failed record. Their deletions are skipped: the failed record may have been the replacement. */
  const unwrittenKinds = new Set<KindName>();
  const isChosen = ({ id }: Entry) => chosen.has(id);

  function* changes(): Generator<Job[]> {
    for (const kind of applyOrder) {
      const entries = plan.entries.filter(
        (entry) =>
          entry.kind === kind &&
          (entry.change === 'create' || entry.change === 'update') &&
          (entry.heldBack === undefined || isChosen(entry)),
      );
      // Records with the same name are told apart by age, so they are created in order.
      const twins = new Set(entries.map(({ id }) => twinOf(id)));
      for (const twin of [...twins].sort((one, other) => one - other)) {
        yield entries
          .filter(({ id }) => twinOf(id) === twin)
          .map((entry) => ({ id: entry.id, run: (isAgain) => change(entry, isAgain) }));
      }
    }
  }

  function* removals(): Generator<Job[]> {
    const used = usersLeft(plan, chosen);
    const gone = plan.entries.filter((one) => one.change === 'delete' && isChosen(one));
    const unwritten = new Set(unwrittenKinds);
    for (const kind of applyOrder.toReversed()) {
      const run = async (entry: Entry) => {
        const [first] = used.get(entry.id) ?? [];
        if (first !== undefined) throw new LeftAlone(`Still used by ${first}.`);
        if (!unwritten.has(kind)) return remove(entry);
        const { title } = kinds[kind];
        throw new LeftAlone(`Kept: not all ${title.toLowerCase()} of the file were written.`);
      };
      yield gone
        .filter((entry) => entry.kind === kind)
        .map((entry) => ({ id: entry.id, run: () => run(entry) }));
    }
  }

  return {
    /** Marks an entry as not written, or stored otherwise. */
    unwritten: (id: string) => {
      const entry = plan.entries.find((one) => one.id === id);
      if (entry) unwrittenKinds.add(entry.kind);
    },
    *stages(): Generator<Job[]> {
      yield plan.accounts.map((account) => ({
        id: accountEntry(account.owner),
        run: (isAgain) => addAccount(account, isAgain),
      }));
      yield* changes();
      yield* removals();
    },
  };
}

function requireSecrets({ secrets: needs }: Entry, given: Secrets): void {
  const missing = needs.filter(({ name, isRequired }) => isRequired && given[name] === undefined);
  if (missing.length === 0) return;
  throw new LeftAlone(`Needs the secret ${missing.map(({ label }) => label).join(', ')}.`);
}
