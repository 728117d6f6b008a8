/** Font stacks to choose from: all are bundled or present on every system. */
export const brandFonts = ['instrument-sans', 'inter', 'source-sans', 'system'] as const;
export type BrandFont = (typeof brandFonts)[number];

export const brandGreys = ['accent', 'cool', 'warm', 'neutral'] as const;
export type BrandGrey = (typeof brandGreys)[number];

/**
 * A reseller's brand. Small on purpose: everything else is derived, so that no brand can make a
 * screen unreadable. Success, warning, danger and focus are not brandable.
 */
export type Brand = {
  /** Short technical name, lower-case. */
  id: string;
  /** Shown in the navigation, on the sign-in page and in document titles. */
  productName: string;
  /**
   * Hex, such as #0b6b7a. Fills use it unchanged, with dark text if white fails; text, links and
   * marks use a lighter or darker shade as WCAG AA requires.
   */
  accent: string;
  /** Hue of the greys: cool (blue), warm (sand), neutral (none) or the accent's own (default). */
  grey?: BrandGrey;
  /** Corner radius of controls in px, 0–12. Cards and dialogs follow. Default: 6. */
  radius?: number;
  /** Default: `instrument-sans`. */
  font?: BrandFont;
  /** URL of the square logo: same origin, or a data URL. Without it, a tile shows the first letter. */
  logoUrl?: string;
  /** Links at the foot of the navigation. */
  links?: { label: string; href: string }[];
};

/** A brand with all defaults filled in. */
export type WholeBrand = Brand & Required<Pick<Brand, 'grey' | 'radius' | 'font'>>;

/** Fills in the defaults of a brand. */
export const wholeBrand = ({
  grey = 'accent',
  radius = 6,
  font = 'instrument-sans',
  ...rest
}: Brand): WholeBrand => ({ ...rest, grey, radius, font });

/**
 * Two lines join into a trunk under a bar, forming a T. On a grid of 16, where every edge falls on
 * a pixel.
 */
export const trunklineMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><title>Trunkline</title><rect width="16" height="16" rx="3.5" fill="#0b6b7a"/><path d="M2 4h12M2 8h2a3 3 0 0 1 3 3v3M14 8h-2a3 3 0 0 0-3 3v3" fill="none" stroke="#fff" stroke-width="2"/></svg>';

export const trunkline: WholeBrand = {
  id: 'trunkline',
  productName: 'Trunkline',
  accent: '#0b6b7a',
  grey: 'accent',
  radius: 5,
  font: 'instrument-sans',
  logoUrl: `data:image/svg+xml,${encodeURIComponent(trunklineMark)}`,
};
