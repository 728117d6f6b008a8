import { type Brand, brands } from '../../ui/src/tokens/brand/index.ts';

/** Renames the record. The logo of an example brand stays with the example. */
export function renamed(brand: Brand, productName: string): Brand {
  const isOfAnother = brands.some(
    (one) => one.logoUrl === brand.logoUrl && one.productName !== productName,
  );
  return { ...brand, productName, ...(isOfAnother && { logoUrl: undefined }) };
}
