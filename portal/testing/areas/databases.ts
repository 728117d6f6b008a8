import { onTestFinished } from 'vitest';
import { listHistory } from '../../src/screen/history/history-store.ts';

/** Keeps a database of this browser from taking anything until it is let go. */
export async function holdDatabase(name: string, stores: readonly string[]): Promise<() => void> {
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  let isHeld = true;
  const store = opened.transaction([...stores], 'readwrite').objectStore(stores[0] ?? '');
  const again = () => {
    // Each request keeps the transaction open.
    if (isHeld) store.get(0).onsuccess = again;
    else opened.close();
  };
  again();
  const release = () => {
    isHeld = false;
  };
  onTestFinished(release);
  return release;
}

/** Keeps the history of this browser from taking anything until it is let go. */
export async function holdHistory(): Promise<() => void> {
  // Opened by the console, it has its stores.
  await listHistory('');
  return holdDatabase('trunkline-history', ['entries']);
}
