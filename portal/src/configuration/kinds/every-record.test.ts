import { expect, it } from 'vitest';
import { sidColumns } from '../../platform/resources/sid-columns.ts';
import { kinds, leftOut } from './index.ts';

const shapes = Object.values(kinds).flatMap((kind) => [kind, ...kind.parts]);

it('every resource of the platform is in a file, or named as left out', () => {
  const inFiles = shapes.map(({ resource }) => resource);
  const missing = Object.keys(sidColumns).filter(
    (resource) => !inFiles.some((one) => one === resource) && !(resource in leftOut),
  );
  expect(missing).toEqual([]);
});

it('a file names each member of a record once, in lower case', () => {
  for (const { one, columns } of shapes) {
    const paths = columns().flatMap(({ members }) => members.map(({ path }) => path));
    expect(new Set(paths).size, one).toBe(paths.length);
    expect(
      paths.filter((path) => !/^[a-z0-9_.]+$/.test(path)),
      one,
    ).toEqual([]);
  }
});
