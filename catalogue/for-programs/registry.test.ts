import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { registry } from './registry.ts';

const items = registry();

it.each(items.map((item) => [item.name, item] as const))(
  '%s has what it imports: in its files or among its dependencies',
  (_name, { files, dependencies }) => {
    const own = files.map(({ target }) => target.replace(/\.tsx?$/, ''));
    const packages = dependencies.map((one) => one.replace(/(?<=.)@.*$/, ''));
    for (const { target, content } of files) {
      const imports = [...content.matchAll(/(?:from|import) '([^']+)'/g)].map(
        ([, from = '']) => from,
      );
      expect(imports.length).toBeGreaterThan(0);
      for (const from of imports) {
        if (from.startsWith('.')) expect(own).toContain(join(dirname(target), from));
        else if (!/^react(-dom)?$/.test(from)) {
          expect(
            packages.some((one) => from === one || from.startsWith(`${one}/`)),
            from,
          ).toBe(true);
        }
      }
    }
  },
);

it('has what an item of the format needs', () => {
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  for (const item of items) {
    expect(item).toMatchObject({
      $schema: 'https://ui.shadcn.com/schema/registry-item.json',
      name: expect.stringMatching(/^[a-z-]+$/),
      type: 'registry:block',
      files: expect.arrayContaining([expect.objectContaining({ type: 'registry:component' })]),
    });
    for (const one of item.dependencies) expect(one).toMatch(/^@trunkline\/ui$|^[\w-]+@\d/);
  }
});
