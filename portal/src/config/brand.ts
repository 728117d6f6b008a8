import { type Brand, brandProblems } from '@trunkline/ui/tokens/brand';
import { applyBrand, letterMark } from '@trunkline/ui/tokens/theme';
import { ConfigError } from './config.ts';

/** Problems of the brand in `config.js`, one per line. */
export const linesOfBrand = (brand: unknown): string[] =>
  brandProblems(brand).map(({ member, problem }) => `brand.${member} ${problem}`);

/** Applies the colours, the icon and the name of a brand. Throws a `ConfigError` for an invalid one. */
export function wearBrand(brand: Brand): void {
  const problems = linesOfBrand(brand);
  if (problems.length > 0) throw new ConfigError(problems);
  document.title = brand.productName;
  applyBrand(brand);
  document.documentElement.style.removeProperty('--tl-surface-page');
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  icon?.removeAttribute('type');
  icon?.setAttribute('href', brand.logoUrl ?? letterMark(brand));
  if (!brand.logoUrl) return;
  const logo = new Image();
  logo.onerror = () => {
    icon?.setAttribute('href', letterMark(brand));
    console.warn(
      `brand.logoUrl: ${brand.logoUrl} can't be shown. The first letter of the name stands in its place.`,
    );
  };
  logo.src = brand.logoUrl;
}
