import { expect, test } from 'vitest';
import { arranged, idsOf } from './arrangement.model.ts';

const columns = [{ id: 'name', isRowHeader: true }, { id: 'realm' }, { id: 'status' }];
const shown = (member: string) => arranged(columns, idsOf(member)).map(({ id }) => id);

test.each([
  ['', ['name', 'realm', 'status']],
  ['status,name', ['status', 'name']],
  ['status', ['name', 'status']],
  ['gone,status,status,name', ['status', 'name']],
  ['gone', ['name', 'realm', 'status']],
  [',,', ['name', 'realm', 'status']],
])('%j shows %j', (member, ids) => {
  expect(shown(member)).toEqual(ids);
});
