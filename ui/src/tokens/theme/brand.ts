/** Font stacks a brand may choose from: all are bundled or present on every system. */
export type BrandFont = 'inter' | 'source-sans' | 'system';

/**
 * A reseller's brand. Small on purpose: everything else is derived from it, so that no brand can
 * make a screen unreadable. Success, warning, danger and focus are not brandable.
 */
export type Brand = {
  /** Short technical name, lower-case. */
  id: string;
  /** Shown in the navigation, on the sign-in page and in document titles. */
  productName: string;
  /** Any CSS colour. Its hue and chroma are kept, its lightness is corrected to WCAG AA. */
  accent: string;
  /** Hue of the greys: cool (blue), warm (sand), neutral (none) or the accent's own. */
  grey: 'accent' | 'cool' | 'warm' | 'neutral';
  /** Corner radius of controls in px, 0–12. Cards and dialogs follow. */
  radius: number;
  font: BrandFont;
  /** Image address of the mark, same origin; without it the first letter stands in a tile. */
  logoUrl?: string;
  /** Links at the foot of the navigation. */
  links?: { label: string; href: string }[];
};

export const trunkline: Brand = {
  id: 'trunkline',
  productName: 'Trunkline',
  accent: '#2b5bd7',
  grey: 'accent',
  radius: 6,
  font: 'inter',
};

/** The second brand of the catalogue: as far from the first as the axes allow. */
export const copperline: Brand = {
  id: 'copperline',
  productName: 'Copperline Voice',
  accent: '#b4531a',
  grey: 'warm',
  radius: 10,
  font: 'source-sans',
};

export const brands: readonly Brand[] = [trunkline, copperline];
