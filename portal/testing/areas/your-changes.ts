import { page } from 'vitest/browser';

export const yourChanges = '/internal/your-changes';
export const undoButton = page.getByRole('button', { name: 'Undo', exact: true });

/** The latest change to a record of this name. */
export const changeOf = (name: string) =>
  page
    .getByRole('list', { name: 'Changes' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .first();

/** Contents of all databases of this browser, as text. */
export async function keptAnywhere(): Promise<string> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const kept = await Promise.all(names.map(textOf));
  return kept.join('\n');
}

/** Contents of the history alone; empty before the first entry. */
export async function keptHistory(): Promise<string> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  return names.includes('trunkline-history') ? textOf('trunkline-history') : '';
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function textOf(name: string): Promise<string> {
  const database = await resultOf(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  const rows = await Promise.all(
    stores.map((store) =>
      resultOf<unknown[]>(database.transaction(store).objectStore(store).getAll()),
    ),
  );
  database.close();
  return JSON.stringify(rows);
}
