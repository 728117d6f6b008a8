import { expect, it } from 'vitest';
import { filesForPrograms } from '../for-programs/files.ts';
import { countFigures } from './figures.ts';

const llms = filesForPrograms().get('llms.txt') ?? '';

it('counts the components that llms.txt lists, which says the same number', () => {
  const { components, widgets, buttonKiB, formKiB } = countFigures();
  const listed = [...llms.matchAll(/^- \[\w+\]\(llms\/(\w+)\/[\w-]+\.md\)/gm)].filter(
    ([, layer]) => layer !== 'guides',
  );
  expect(components).toBe(listed.length);
  expect(llms).toContain(`> ${components} React components`);
  expect(widgets).toBe(listed.filter(([, layer]) => layer === 'widgets').length);
  expect(buttonKiB).toBeGreaterThan(1);
  expect(formKiB).toBeGreaterThan(buttonKiB);
});
