import {
  type Brand,
  brandFonts,
  brandGreys,
  brandProblems,
  wholeBrand,
} from '../../ui/src/tokens/brand/index.ts';
import { renamed } from './renamed.ts';

/** The query parameter that carries a brand. */
export const brandMember = 'brand';

/** Below the limit of many servers, about 8,000 characters. */
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
  // The number is the version of the format.
  return `1.${base64Url(JSON.stringify(members))}`;
};

/** A brand as a query parameter. A logo that doesn't fit is left out; `hasLogo` is then false. */
export function writeBrand(brand: Brand): { text: string; hasLogo: boolean } {
  // Checked before the conversion: a large file would exceed the limit of arguments.
  if ((brand.logoUrl?.length ?? 0) < longest) {
    const text = written(brand);
    if (text.length <= longest) return { text, hasLogo: true };
  }
  return { text: written({ ...brand, logoUrl: undefined }), hasLogo: false };
}

const unreadable = 'The brand in this address can’t be read. It may have been cut off.';

/** Reads a brand from a query parameter. The record is validated like any foreign input. */
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
  // An old or hand-written address may combine an example's logo with another name.
  return { brand: renamed(given as Brand, (given as Brand).productName) };
}

const linkOf = ([label, href]: unknown[]) => ({ label, href });
