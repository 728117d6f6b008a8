import { expect, it } from 'vitest';
import { pageOf } from '../../.storybook/page-of.ts';
import { reference } from '../../ui/build/reference.ts';
import { makeSearchable } from './searchable.ts';

const library = reference();
const pages = () =>
  Object.fromEntries(
    library.components.map(({ path }) => [pageOf(path), { type: 'docs', anchors: [] }]),
  );

it('finds components by their name in code, and their props', () => {
  const entries: Parameters<typeof makeSearchable>[0] = pages();
  makeSearchable(entries, library);
  expect(entries['widgets-routelinter--docs']?.anchors).toContainEqual({
    id: 'prop-RouteLinter-onFix',
    title: 'onFix',
  });
  const titles = Object.values(entries).flatMap(({ anchors = [] }) =>
    anchors.map((one) => one.title),
  );
  for (const { name } of library.components) expect(titles).toContain(name);
});

it('names a component whose page is missing', () => {
  expect(() => makeSearchable({}, library)).toThrow('has no page');
});
