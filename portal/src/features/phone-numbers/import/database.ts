import { databaseName } from '../../../browser/storage.ts';

const stores = ['importRows', 'importResults'] as const;
type StoreName = (typeof stores)[number];

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    const database = await resultOf(request);
    // Somebody signs out, perhaps in another tab.
    database.onversionchange = () => {
      database.close();
      opened = undefined;
    };
    return database;
  })();
  return opened;
}

async function within(store: StoreName, mode: IDBTransactionMode) {
  return (await open()).transaction(store, mode).objectStore(store);
}

/** Records of the browser, by number. What is read was written by this console, maybe an older one. */
export const database = (store: StoreName) => ({
  get: async (key: number): Promise<unknown> =>
    resultOf((await within(store, 'readonly')).get(key)),
  put: async (key: number, value: unknown) => {
    await resultOf((await within(store, 'readwrite')).put(value, key));
  },
  /** All of them, with their keys. */
  all: async (): Promise<[number, unknown][]> => {
    const from = await within(store, 'readonly');
    const [keys, values] = await Promise.all([
      resultOf(from.getAllKeys()),
      resultOf<unknown[]>(from.getAll()),
    ]);
    return keys.map((key, index) => [Number(key), values[index]]);
  },
  clear: async () => {
    await resultOf((await within(store, 'readwrite')).clear());
  },
});
