import { expect, it } from 'vitest';
import { trunkline } from '../../ui/src/tokens/brand/index.ts';
import { brandFiles } from './brand-files.ts';
import { renamed } from './renamed.ts';

it('leaves the logo of an example with the example', async () => {
  const sunny = renamed(trunkline, 'Sunny Voice');
  expect(sunny.logoUrl).toBeUndefined();
  for (const { href } of brandFiles(sunny)) {
    expect(await (await fetch(href)).text()).not.toContain('<title>Trunkline</title>');
  }
});

it('keeps the logo of an example under its name, and a logo that was chosen', () => {
  expect(renamed(trunkline, 'Trunkline').logoUrl).toBe(trunkline.logoUrl);
  const own = { ...trunkline, logoUrl: '/mark.svg' };
  expect(renamed(own, 'Sunny Voice').logoUrl).toBe('/mark.svg');
});
