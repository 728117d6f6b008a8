import { expect, test, vi } from 'vitest';
import { database } from './database.ts';
import { databaseName } from './storage.ts';

test('a database that could not be opened, or that the browser has closed, is opened again', async () => {
  const drafts = database<string>('drafts');
  // A page with an open connection closes it.
  await new Promise((deleted) => {
    indexedDB.deleteDatabase(databaseName).onsuccess = deleted;
  });
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('The storage is full', 'UnknownError');
  });
  await expect(drafts.put('first', 1)).rejects.toThrow('The storage is full');
  await drafts.put('first', 1);

  const request = open.mock.results.at(-1)?.value as IDBOpenDBRequest;
  request.result.close();
  request.result.dispatchEvent(new Event('close'));
  expect(await drafts.get('first')).toBe(1);
});
