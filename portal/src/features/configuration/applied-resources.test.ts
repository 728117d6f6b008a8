import { expect, test } from 'vitest';
import { kinds } from '../../configuration/kinds/index.ts';
import { appliedResources } from './applied-resources.ts';

test('every kind of the file has its lists read again', () => {
  const resources = new Set(Object.values(kinds).map(({ resource }) => resource));
  expect([...appliedResources].sort()).toEqual([...resources].sort());
});
