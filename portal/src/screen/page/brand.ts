import { config } from '../../config/index.ts';

export const productName = () => config().brand?.productName ?? 'Trunkline';

/** URL of the logo; undefined for a brand without one. */
export function logoUrl(): string | undefined {
  const { brand } = config();
  return brand ? brand.logoUrl : '/favicon.svg';
}

/** Whether our logo may be shown: never with another brand. */
export const isUnbranded = () => !config().brand;
