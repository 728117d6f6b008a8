import { expect, it } from 'vitest';
import type { RouteRecord } from '../../screen/page/route.ts';
import { likelyNext } from './likely-next.ts';

const route = (path: string): RouteRecord => ({
  path,
  title: path,
  screen: () => Promise.reject(new Error('not asked for')),
});
const screensOf = (list: string) => [route(list), route(`${list}/add`), route(`${list}/:sid/edit`)];
const open = [
  route('/'),
  route('/forgot-password'),
  route('/internal/overview'),
  ...screensOf('/internal/carriers'),
  ...screensOf('/internal/phone-numbers'),
  route('/internal/phone-numbers/import'),
];
const entries = open.filter(({ path }) => /^\/internal\/(carriers|phone-numbers)$/.test(path));
const paths = (pathname: string) => likelyNext(open, entries, pathname).map(({ path }) => path);

it('begins with what belongs to the open list, records before new ones', () => {
  expect(paths('/internal/phone-numbers')).toEqual([
    '/internal/phone-numbers/:sid/edit',
    '/internal/phone-numbers/add',
    '/internal/phone-numbers/import',
    '/internal/carriers',
    '/internal/phone-numbers',
    '/',
    '/internal/carriers/:sid/edit',
    '/internal/carriers/add',
  ]);
});

it('takes a record for a part of its list', () => {
  expect(paths('/internal/carriers/one/edit')[0]).toBe('/internal/carriers/:sid/edit');
  expect(paths('/internal/carriers-of-others')[0]).toBe('/internal/carriers');
});

it('fetches nothing that the navigation does not lead to', () => {
  expect(likelyNext(open, [], '/internal/carriers').map(({ path }) => path)).toEqual(['/']);
  expect(paths('/')).not.toContain('/forgot-password');
});
