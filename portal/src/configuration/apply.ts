import { messageOf, PlatformError } from '../platform/client/errors.ts';
import type { Pace } from '../platform/client/pace.ts';
import type { Api, Caller } from './api.ts';
import { kinds } from './kinds/index.ts';
import { type Configuration, type Item, type Owner, sectionOf } from './model.ts';
import {
  changesOf,
  type Entry,
  order,
  type Plan,
  planOf,
  type Secrets,
  usersLeft,
} from './plan.ts';
import {
  createAccount,
  createRecord,
  deleteRecord,
  findRecord,
  type Place,
  readRecord,
  updateRecord,
  writeGateways,
  writeRoutes,
} from './platform/write.ts';
import { isSame } from './values.ts';

export type EntryState =
  | { status: 'waiting' | 'running' | 'done' }
  /** `reason`: a sentence. */
  | { status: 'failed' | 'skipped'; reason: string }
  /** It has changed since it was read; `labels` of what has. */
  | { status: 'asks'; labels: readonly string[] };

export type Answer = 'overwrite' | 'leave';

export type ApplyOptions = {
  api: Api;
  caller: Caller;
  providerSid: string;
  secrets: Secrets;
  /** Ids of entries that are deleted; the others of those stay. */
  deletions: ReadonlySet<string>;
  /** It was changed between the plan and now. */
  ask: (entry: Entry, labels: readonly string[]) => Promise<Answer>;
  /** @param id of an entry; an account that is created goes by `account` and its owner */
  onState: (id: string, state: EntryState) => void;
  /** No session or no platform: nothing more is sent until `resume`. */
  onPause?: (reason: string) => void;
  pace: Pick<Pace, 'take' | 'drain'>;
};

export type Report = { done: number; failed: number; skipped: number };

/** Id of an account that is created, among those of entries. */
export const accountEntry = (owner: Owner) => JSON.stringify(['account', owner]);

const atOnce = 4;

/** A record that this one names is not there. */
class NotThere extends Error {}

/** The answer was to leave it alone. */
class LeftAlone extends Error {}

const isOver = (error: unknown) =>
  error instanceof PlatformError && (error.kind === 'Unauthorized' || error.status === 0);

type Job = { id: string; run: (isAgain: boolean) => Promise<void> };

/**
 * Makes the platform have what the plan says, and nothing besides. What can't go on is left, the
 * rest goes on; applied again, it does what is missing.
 */
export function applyPlan(plan: Plan, options: ApplyOptions) {
  const { onState, pace, onPause } = options;
  const work = applying(plan, options);
  const report: Report = { done: 0, failed: 0, skipped: 0 };
  let isStopped = false;
  let gate: Promise<void> = Promise.resolve();
  let open = () => {};

  function pause(): void {
    const before = open;
    gate = new Promise((resolve) => {
      open = () => {
        before();
        resolve();
      };
    });
  }

  const end = (id: string, state: EntryState & { status: 'done' | 'failed' | 'skipped' }) => {
    report[state.status] += 1;
    onState(id, state);
  };

  async function attempt({ id, run }: Job): Promise<void> {
    for (let isAgain = false; ; isAgain = true) {
      await gate;
      await pace.take();
      if (isStopped) {
        end(id, { status: 'skipped', reason: 'Stopped before.' });
        return;
      }
      onState(id, { status: 'running' });
      try {
        await run(isAgain);
        end(id, { status: 'done' });
        return;
      } catch (error) {
        if (error instanceof NotThere || error instanceof LeftAlone) {
          end(id, { status: 'skipped', reason: error.message });
          return;
        }
        if (error instanceof PlatformError && error.status === 429) {
          pace.drain();
        } else if (isOver(error)) {
          pause();
          onPause?.(messageOf(error));
        } else {
          end(id, { status: 'failed', reason: messageOf(error) });
          return;
        }
        onState(id, { status: 'waiting' });
      }
    }
  }

  async function stage(jobs: readonly Job[]): Promise<void> {
    const queue = [...jobs];
    const worker = async () => {
      for (let job = queue.shift(); job; job = queue.shift()) await attempt(job);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  async function run(): Promise<Report> {
    for (const jobs of work.stages()) await stage(jobs);
    return report;
  }

  return {
    /** All of it is done, or can't be. */
    done: run(),
    /** Calls under way come to their end. */
    pause,
    resume: () => open(),
    /** Nothing else is begun. */
    stop() {
      isStopped = true;
      open();
    },
  };
}
export type Applying = ReturnType<typeof applyPlan>;

function applying(plan: Plan, options: ApplyOptions) {
  const { current, wanted } = plan;
  const { api, caller, providerSid, secrets, deletions, ask } = options;
  const accountSids = new Map(
    current.owners.flatMap(({ owner, sid }) => (sid ? [[owner, sid]] : [])),
  );
  const sids = new Map<string, string>();
  const ids = new Map<string, string>();
  function learn(id: string, sid: string, kind: string): void {
    sids.set(id, sid);
    ids.set(`${kind} ${sid}`, id);
  }
  for (const { id, kind, stored } of current.items.values()) {
    if (stored) learn(id, stored.sid, kind);
  }
  for (const [id, { kind, sid }] of current.known) learn(id, sid, kind);

  const place: Place = {
    api,
    caller,
    providerSid,
    accountSid: (owner) => {
      if (owner === '') return null;
      const sid = accountSids.get(owner);
      if (sid === undefined) throw new NotThere('Its account is not there.');
      return sid;
    },
    idOf: (kind, sid) => ids.get(`${kind} ${sid}`) ?? null,
    tools: {
      sidOf: (id) => {
        const sid = sids.get(id);
        if (sid !== undefined) return sid;
        const item = wanted.items.get(id);
        const what = item ? `${kinds[item.kind].one} "${String(item.values['name'])}"` : 'record';
        throw new NotThere(`The ${what} that it names is not there.`);
      },
      secretOf: (name) => secrets[name],
    },
  };

  /** Asks where something was changed since the plan, to neither what it was nor what it shall be. */
  async function settle(entry: Entry, fresh: Item, given: Secrets): Promise<void> {
    const { kind, before, after } = entry;
    const was = before?.values ?? {};
    const since = changesOf(kinds[kind], was, fresh.values);
    const labels = since
      .filter(({ path }) => !after || !isSame(fresh.values[path], after.values[path], given))
      .map(({ label }) => label);
    const parts = fresh.parts.filter(({ id, values }) => {
      const stored = before?.parts.find((part) => part.id === id);
      const next = after?.parts.find((part) => part.id === id);
      return !(isLike(stored, values) || isLike(next, values));
    });
    const shapes = kinds[kind].parts ?? {};
    const all = [...labels, ...parts.map(({ name }) => shapes[name]?.one ?? name)];
    if (all.length === 0) return;
    if ((await ask(entry, [...new Set(all)])) === 'leave') {
      throw new LeftAlone('It was changed since, and left as it is.');
    }
  }

  async function writeRest(entry: Entry, item: Item, fresh: Item | null, sid: string) {
    if (item.kind === 'routing') await writeRoutes(place, item, fresh, sid);
    if (item.kind !== 'carriers') return;
    const [again] = planOf(
      only(current, fresh ? [{ ...fresh, id: item.id }] : []),
      only(wanted, [item]),
    ).entries;
    const shown = new Set(
      entry.parts.map(({ name, title, change }) => `${name} ${title} ${change}`),
    );
    const isShown = ({ name, title, change }: Entry['parts'][number]) =>
      fresh === null || shown.has(`${name} ${title} ${change}`);
    await writeGateways(place, sid, (again?.parts ?? []).filter(isShown));
  }

  async function change(entry: Entry, isAgain: boolean): Promise<void> {
    const { after: item, kind, id } = entry;
    if (!item) return;
    requireSecrets(entry, secrets);
    const isOfAccount = kind === 'settings' || kind === 'limits';
    let sid = isOfAccount ? (place.accountSid(item.owner) ?? '') : sids.get(id);
    const isKnown = (one: string) => place.idOf(kindOf(kind), one) !== null || taken.has(one);
    if (sid === undefined && (isAgain || !kinds[kind].isUnique)) {
      sid = await findRecord(place, item, isKnown);
    }
    if (sid === undefined) {
      const created = await createRecord(place, item);
      taken.add(created);
      learn(id, created, kind);
      await writeRest(entry, item, null, created);
      return;
    }
    taken.add(sid);
    const fresh = await readRecord(place, { kind, owner: item.owner, id }, sid);
    // An earlier try may have begun it.
    if (!(isAgain && entry.change === 'create')) await settle(entry, fresh, secrets);
    learn(id, sid, kind);
    const shown = new Set(entry.fields.map(({ path }) => path));
    const differing = changesOf(kinds[kind], fresh.values, item.values, secrets)
      .map(({ path }) => path)
      .filter((path) => shown.has(path));
    await updateRecord(place, item, fresh, differing);
    await writeRest(entry, item, fresh, sid);
  }
  const taken = new Set<string>();

  async function remove(entry: Entry): Promise<void> {
    const { before, kind, owner, id } = entry;
    const sid = before?.stored?.sid;
    if (!before || sid === undefined) return;
    try {
      const fresh = await readRecord(place, { kind, owner, id }, sid);
      await settle(entry, fresh, {});
    } catch (error) {
      if (error instanceof PlatformError && error.kind === 'NotFound') return;
      throw error;
    }
    await deleteRecord(place, before, sid);
  }

  async function addAccount({ owner, name }: { owner: Owner; name: string }, isAgain: boolean) {
    if (isAgain) {
      const accounts = await api.call('GET', `ServiceProviders/${providerSid}/Accounts`);
      const rows = Array.isArray(accounts) ? accounts : [];
      const known = new Set(accountSids.values());
      const lost = rows.find((row) => row?.name === name && !known.has(row.account_sid));
      if (lost) {
        accountSids.set(owner, lost.account_sid);
        return;
      }
    }
    accountSids.set(owner, await createAccount(place, name));
  }

  return {
    *stages(): Generator<Job[]> {
      yield plan.accounts.map((account) => ({
        id: accountEntry(account.owner),
        run: (isAgain) => addAccount(account, isAgain),
      }));
      const isChange = (entry: Entry) => entry.change === 'create' || entry.change === 'update';
      for (const kind of order) {
        yield plan.entries
          .filter((entry) => entry.kind === kind && isChange(entry))
          .map((entry) => ({ id: entry.id, run: (isAgain) => change(entry, isAgain) }));
      }
      const used = usersLeft(plan, deletions);
      const gone = plan.entries.filter(
        ({ id, change: what }) => what === 'delete' && deletions.has(id),
      );
      for (const kind of [...order].reverse()) {
        yield gone
          .filter((entry) => entry.kind === kind)
          .map((entry) => ({
            id: entry.id,
            run: () => {
              const [first] = used.get(entry.id) ?? [];
              if (first !== undefined) throw new NotThere(`Still used by ${first}.`);
              return remove(entry);
            },
          }));
      }
    },
  };
}

const kindOf = (kind: string) => (kind === 'applications' ? 'applications' : 'carriers');

const isLike = (part: { values: Item['values'] } | undefined, values: Item['values']) =>
  part !== undefined &&
  Object.keys({ ...part.values, ...values }).every((path) =>
    isSame(values[path], part.values[path]),
  );

function requireSecrets({ secrets: needs }: Entry, given: Secrets): void {
  const missing = needs.filter(({ name, isRequired }) => isRequired && given[name] === undefined);
  if (missing.length === 0) return;
  throw new NotThere(`Needs the secret ${missing.map(({ name }) => name).join(', ')}.`);
}

/** A configuration of a few records. */
const only = (configuration: Configuration, items: readonly Item[]): Configuration => ({
  ...configuration,
  sections: new Set(items.map(({ owner, kind }) => sectionOf(owner, kind))),
  items: new Map(items.map((item) => [item.id, item])),
});
