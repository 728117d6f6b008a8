import {
  type Brand,
  brandFonts,
  brandGreys,
  brandProblems,
  wholeBrand,
} from '../../ui/src/tokens/brand/index.ts';
import { renamed } from './renamed.ts';

/** The member of an address that carries a brand. */
export const brandMember = 'brand';

/** Servers refuse addresses of about 8,000 characters. */
const longest = 6000;

const base64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string) =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    ),
  );

const written = (brand: Brand) => {
  const { id, productName, accent, grey, radius, font, logoUrl, links } = wholeBrand(brand);
  const named = links?.map(({ label, href }) => [label, href]) ?? [];
  const members = [
    id,
    productName,
    accent,
    brandGreys.indexOf(grey),
    radius,
    brandFonts.indexOf(font),
    logoUrl ?? 0,
    ...(named.length > 0 ? [named] : []),
  ];
  // The number in front is that of the format.
  return `1.${base64Url(JSON.stringify(members))}`;
};

/** A brand as a member of an address. A logo that is too long for one is left out, and that is said. */
export function writeBrand(brand: Brand): { text: string; hasLogo: boolean } {
  // Before it is turned into text: a large file would be too many arguments.
  if ((brand.logoUrl?.length ?? 0) < longest) {
    const text = written(brand);
    if (text.length <= longest) return { text, hasLogo: true };
  }
  return { text: written({ ...brand, logoUrl: undefined }), hasLogo: false };
}

const unreadable = 'The brand in this address can’t be read. It may have been cut off.';

/** Reads what an address says. The record is checked as any that comes from elsewhere. */
export function readBrand(text: string): { brand: Brand } | { problem: string } {
  if (!text.startsWith('1.')) return { problem: unreadable };
  let members: unknown;
  try {
    members = JSON.parse(fromBase64Url(text.slice(2)));
  } catch {
    return { problem: unreadable };
  }
  if (!Array.isArray(members)) return { problem: unreadable };
  const [id, productName, accent, grey, radius, font, logoUrl, links] = members as unknown[];
  const given = {
    id,
    productName,
    accent,
    grey: brandGreys[Number(grey)] ?? null,
    radius: radius ?? null,
    font: brandFonts[Number(font)] ?? null,
    ...(logoUrl === 0 ? {} : { logoUrl }),
    ...(Array.isArray(links)
      ? { links: links.map((link: unknown) => (Array.isArray(link) ? linkOf(link) : link)) }
      : {}),
  };
  const [first] = brandProblems(given);
  if (first) {
    return { problem: `The brand in this address is not valid: ${first.member} ${first.problem}.` };
  }
  // An address may have been written before, or by hand.
  return { brand: renamed(given as Brand, (given as Brand).productName) };
}

const linkOf = ([label, href]: unknown[]) => ({ label, href });
