import { onTestFinished } from 'vitest';
import { listHistory } from '../../src/screen/history/history-store.ts';

/** Blocks a database of this browser until it is released. */
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

/** Blocks the history of this browser until it is released. */
export async function holdHistory(): Promise<() => void> {
  // The console opens it first, so that its stores exist.
  await listHistory('');
  return holdDatabase('trunkline-history', ['entries']);
}
