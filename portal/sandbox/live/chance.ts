import { hashBytes } from '../seed/sids.ts';

/** Number from 0 to 1, derived from a text. */
export const chance = (text: string) =>
  hashBytes(text, 4).reduce((number, byte) => number * 256 + byte, 0) / 2 ** 32;

export const one = <Item>(items: readonly Item[], text: string): Item | undefined =>
  items[Math.floor(chance(text) * items.length)];
