import { de } from '../ui/src/labels/de/index.ts';
import type { Language } from '../ui/src/labels/index.ts';
import { type Brand, brandProblems, brands, trunkline } from '../ui/src/tokens/brand/index.ts';
import { applyBrand, type Scheme } from '../ui/src/tokens/theme/index.ts';

/** Storage key of the brand studio's record, "From the studio" in the toolbar. */
export const studioKey = 'trunkline.catalogue.brand';
export const fromStudio = 'studio';

export type Axes = {
  scheme?: string;
  brand?: string;
  density?: string;
  direction?: string;
  language?: string;
};

const english: Language = { labels: {} };

export const languageOf = ({ language }: Axes): Language => (language === 'de' ? de : english);

export const schemeOf = ({ scheme }: Axes): Scheme => (scheme === 'dark' ? 'dark' : 'light');

/** The scheme of the system, used until the toolbar sets another one. */
export const systemScheme = (): Scheme =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

function storedBrand(): Brand | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(studioKey) ?? 'null');
    return brandProblems(stored).length === 0 ? (stored as Brand) : undefined;
  } catch {
    return undefined;
  }
}

export function brandOf(axes: Axes): Brand {
  const known = brands.find(({ id }) => id === axes.brand);
  return known ?? (axes.brand === fromStudio ? storedBrand() : undefined) ?? trunkline;
}

/** Applies the toolbar's axes to the page, except the direction and the labels. */
export function applyAxes(axes: Axes): void {
  const root = document.documentElement;
  root.dataset.mode = schemeOf(axes);
  root.dataset.density = axes.density;
  root.lang = axes.language ?? 'en';
  applyBrand(brandOf(axes));
}
