import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createStore } from '../../browser/store.ts';
import { config } from '../../config/index.ts';
import { type HistoryEntry, type NewEntry, readEntry } from './entry.ts';

/** Separate from the database that signing out deletes. */
const name = 'trunkline-history';
const atMost = 500;
/** In ms. */
const longest = 90 * 24 * 3600 * 1000;

interface HistoryDatabase extends DBSchema {
  entries: {
    key: number;
    value: Omit<HistoryEntry, 'id'> & { id?: number };
    indexes: { owner: string };
  };
}

let opened: Promise<IDBPDatabase<HistoryDatabase>> | undefined;

function open() {
  opened ??= openDB<HistoryDatabase>(name, 1, {
    upgrade(database) {
      const entries = database.createObjectStore('entries', { keyPath: 'id', autoIncrement: true });
      entries.createIndex('owner', 'owner');
    },
    blocking(_current, _blocked, event) {
      opened = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

/** Counts changes of the list, for components that show it. */
const changed = createStore(0);
export const useHistoryVersion = changed.use;
const tell = () => changed.set(changed.get() + 1);

const ownerOf = (userSid: string) => `${userSid} ${config().apiBaseUrl}`;

/** The entries of one user on this platform, newest first. */
export async function listHistory(userSid: string): Promise<HistoryEntry[]> {
  const kept = await (await open()).getAllFromIndex('entries', 'owner', ownerOf(userSid));
  const since = Date.now() - longest;
  return kept
    .flatMap((one) => readEntry(one) ?? [])
    .filter(({ at }) => at >= since)
    .sort((a, b) => b.id - a.id)
    .slice(0, atMost);
}

export async function addToHistory(userSid: string, entry: NewEntry): Promise<number> {
  const owner = ownerOf(userSid);
  const transaction = (await open()).transaction('entries', 'readwrite');
  const { store } = transaction;
  const id = await store.add({ ...entry, owner, at: Date.now() });
  const kept = await store.index('owner').getAll(owner);
  const since = Date.now() - longest;
  const known = kept.sort((a, b) => (b.id ?? 0) - (a.id ?? 0));
  await Promise.all(
    known
      .filter((one, index) => index >= atMost || one.at < since)
      .map((one) => store.delete(one.id ?? 0)),
  );
  await transaction.done;
  tell();
  return id;
}

/** Changes an entry, if it still exists. */
export async function changeEntry(id: number, changes: Partial<HistoryEntry>): Promise<void> {
  const transaction = (await open()).transaction('entries', 'readwrite');
  const kept = await transaction.store.get(id);
  if (kept) await transaction.store.put({ ...kept, ...changes });
  await transaction.done;
  tell();
}

export const markUndone = (id: number) => changeEntry(id, { undoneAt: Date.now() });
/** @param sid of the new record */
export const markCreatedAgain = (id: number, sid: string) => changeEntry(id, { createdAgain: sid });

export async function removeEntry(id: number): Promise<void> {
  await (await open()).delete('entries', id);
  tell();
}

export async function clearHistory(userSid: string): Promise<void> {
  const transaction = (await open()).transaction('entries', 'readwrite');
  const keys = await transaction.store.index('owner').getAllKeys(ownerOf(userSid));
  await Promise.all(keys.map((key) => transaction.store.delete(key)));
  await transaction.done;
  tell();
}
