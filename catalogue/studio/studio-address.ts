import { brandMember } from './shared-brand.ts';

/** The page that people see: the catalogue around the story, or the story alone. */
function pageAddress(): URL {
  try {
    return new URL(window.parent.location.href);
  } catch {
    // Framed by a page of another origin.
    return new URL(window.location.href);
  }
}

/** The brand that this address carries; null for none. */
export const brandInAddress = () => pageAddress().searchParams.get(brandMember);

/** The address of the studio with a brand. */
export function addressWith(brandText: string): string {
  const address = pageAddress();
  address.search = '';
  address.hash = '';
  address.pathname = address.pathname.replace(/[^/]*$/, '');
  return `${address.href}?path=/story/brand-it-studio--studio&${brandMember}=${brandText}`;
}
