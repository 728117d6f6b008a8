import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { linesOfBrand } from '../../portal/src/config/brand.ts';
import { parseConfig } from '../../portal/src/config/index.ts';
import { brands } from '../../ui/src/tokens/brand/index.ts';
import { configText, recordText } from './config-text.ts';

it.each(brands)('the console takes what the studio writes for $id', (brand) => {
  const window: { PORTAL_CONFIG?: unknown } = {};
  runInNewContext(configText(brand), { window });
  const given = JSON.parse(JSON.stringify(window.PORTAL_CONFIG)) as unknown;
  const read = parseConfig(given, 'https://console.example.com').brand;
  expect(read).toEqual(brand);
  expect(linesOfBrand(read)).toEqual([]);
  expect(JSON.parse(recordText(brand))).toEqual(brand);
});
