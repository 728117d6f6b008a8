import { config } from '../../config/index.ts';

export const productName = () => config().brand?.productName ?? 'Trunkline';

/** Address of the mark; undefined for a brand without one. */
export function logoUrl(): string | undefined {
  const { brand } = config();
  return brand ? brand.logoUrl : '/favicon.svg';
}

/** Whether our mark may be drawn: never under another name. */
export const isUnbranded = () => !config().brand;
