import type { Brand } from '../../ui/src/tokens/brand/index.ts';

/** The record as JSON, for `BRAND` or an application of your own. */
export const recordText = (brand: Brand) => `${JSON.stringify(brand, null, 2)}\n`;

/** The record as the settings file of the console. */
export const configText = (brand: Brand) =>
  `window.PORTAL_CONFIG = {\n  brand: ${JSON.stringify(brand, null, 2).replaceAll('\n', '\n  ')},\n};\n`;
