import type { Brand } from '../brand/index.ts';
import { deriveTokens } from './semantic.ts';

/** Logo of a brand without one, as a data URL: its first letter on the accent. */
export function letterMark(brand: Brand): string {
  const tokens = deriveTokens(brand, 'light');
  const letter = [...brand.productName].slice(0, 1).join('').replace(/[<&]/g, '');
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3.5" fill="${tokens['accent-fill']}"/><text x="8" y="11.8" text-anchor="middle" font-family="sans-serif" font-size="11" font-weight="600" fill="${tokens['accent-on-fill']}">${letter}</text></svg>`,
  )}`;
}
