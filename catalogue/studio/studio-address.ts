import { brandMember } from './shared-brand.ts';

/** The address that people see: the catalogue around the story, or the story itself. */
function pageAddress(): URL {
  try {
    return new URL(window.parent.location.href);
  } catch {
    // Framed by another origin.
    return new URL(window.location.href);
  }
}

/** The brand in this address; null for none. */
export const brandInAddress = () => pageAddress().searchParams.get(brandMember);

/** The studio's address with a brand. */
export function addressWith(brandText: string): string {
  const address = pageAddress();
  address.search = '';
  address.hash = '';
  address.pathname = address.pathname.replace(/[^/]*$/, '');
  return `${address.href}?path=/story/brand-it-studio--studio&${brandMember}=${brandText}`;
}
