import { databaseName } from './storage.ts';

const version = 3;
const stores = ['importRows', 'importResults', 'drafts', 'snapshots', 'owner'] as const;
type StoreName = (typeof stores)[number];

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | undefined;
const forget = () => {
  opened = undefined;
};

function open(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => {
      const known = request.result.objectStoreNames;
      for (const store of stores)
        if (!known.contains(store)) request.result.createObjectStore(store);
    };
    const database = await resultOf(request);
    // A sign-out, perhaps in another tab, deletes the database; a newer console upgrades it.
    database.onversionchange = () => {
      database.close();
      forget();
    };
    // The browser closes it when the user clears site data, or when its storage process ends.
    database.onclose = forget;
    return database;
  })();
  opened.catch(forget);
  return opened;
}

async function within(store: StoreName, mode: IDBTransactionMode) {
  return (await open()).transaction(store, mode).objectStore(store);
}

/** Records in the browser, by key. An older console may have written what it reads. */
export const database = <Key extends number | string>(store: StoreName) => ({
  get: async (key: Key): Promise<unknown> => resultOf((await within(store, 'readonly')).get(key)),
  put: async (key: Key, value: unknown) => {
    await resultOf((await within(store, 'readwrite')).put(value, key));
  },
  remove: async (key: Key) => {
    const from = await within(store, 'readwrite');
    const removal = resultOf(from.delete(key));
    // Commits at once: the page may be closing.
    from.transaction.commit();
    await removal;
  },
  /** All of them, with their keys. */
  all: async (): Promise<[Key, unknown][]> => {
    const from = await within(store, 'readonly');
    const [keys, values] = await Promise.all([
      resultOf(from.getAllKeys()),
      resultOf<unknown[]>(from.getAll()),
    ]);
    return keys.map((key, index) => [key as Key, values[index]]);
  },
  clear: async () => {
    const from = await within(store, 'readwrite');
    const clearing = resultOf(from.clear());
    // At once, as `remove` does.
    from.transaction.commit();
    await clearing;
  },
});

/** Claims the database for one user and deletes another user's records. */
export async function claimDatabase(userSid: string): Promise<void> {
  const transaction = (await open()).transaction(stores, 'readwrite');
  const owner = transaction.objectStore('owner');
  if ((await resultOf<unknown>(owner.get(0))) === userSid) return;
  for (const store of stores) transaction.objectStore(store).clear();
  await resultOf(owner.put(userSid, 0));
}
