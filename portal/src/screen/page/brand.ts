import { config } from '../../config/index.ts';

export const productName = () => config().brand?.productName ?? 'Trunkline';

/** Address of the mark; undefined for a brand without one. */
export function logoUrl(): string | undefined {
  const { brand } = config();
  return brand ? brand.logoUrl : '/favicon.svg';
}

/** Whether the console is another company's: nothing of our mark is drawn then. */
export const hasOwnMark = () => config().brand !== undefined;
