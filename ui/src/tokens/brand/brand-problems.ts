import { type Brand, brandFonts, brandGreys } from './brand.ts';

// Uses no library: a console checks its brand before it renders anything.

/** Base64 of about 72 KB: a logo is small, and this one is part of every page. */
const logoLength = 100_000;

const matches = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value);
const isOneOf = (value: unknown, known: readonly unknown[]) => known.includes(value);

function isLink(link: unknown): boolean {
  if (typeof link !== 'object' || link === null) return false;
  const { label, href } = link as Record<string, unknown>;
  return matches(label, /^.{1,40}$/) && matches(href, /^(https?:\/\/|mailto:)\S+$/i);
}

const isLogo = (value: unknown) =>
  matches(value, /^\/(?![/\\])/) ||
  (matches(value, /^data:image\/(svg\+xml|png|jpeg|webp)[;,]/) &&
    String(value).length <= logoLength);

type Rule = { name: string; isGood: (value: unknown) => boolean; problem: string };

const rules: readonly Rule[] = [
  {
    name: 'id',
    isGood: (value) => matches(value, /^[a-z0-9-]+$/),
    problem: 'must be lower-case letters, digits and hyphens',
  },
  {
    name: 'productName',
    isGood: (value) => matches(value, /^.{1,40}$/),
    problem: 'must be 1 to 40 characters',
  },
  {
    name: 'accent',
    isGood: (value) => matches(value, /^#([0-9a-f]{3}|[0-9a-f]{6})$/i),
    problem: 'must be a hex colour, such as #0b6b7a',
  },
  {
    name: 'grey',
    isGood: (value) => value === undefined || isOneOf(value, brandGreys),
    problem: `must be one of ${brandGreys.join(', ')}`,
  },
  {
    name: 'radius',
    isGood: (value) =>
      value === undefined || (typeof value === 'number' && value >= 0 && value <= 12),
    problem: 'must be a number from 0 to 12',
  },
  {
    name: 'font',
    isGood: (value) => value === undefined || isOneOf(value, brandFonts),
    problem: `must be one of ${brandFonts.join(', ')}`,
  },
  {
    name: 'logoUrl',
    isGood: (value) => value === undefined || isLogo(value),
    problem:
      'must be a path on this origin, or an SVG, PNG, JPEG or WebP data URL of at most 100,000 characters',
  },
  {
    name: 'links',
    isGood: (value) => value === undefined || (Array.isArray(value) && value.every(isLink)),
    problem: 'must have a label and an http, https or mailto address each',
  },
];

export type BrandProblem = { member: string; problem: string };

/** Problems of an untrusted brand record, by member; empty if it is valid. */
export function brandProblems(given: unknown): BrandProblem[] {
  const brand = (typeof given === 'object' && given !== null ? given : {}) as Record<
    string,
    unknown
  >;
  return rules
    .filter(({ name, isGood }) => !isGood(brand[name]))
    .map(({ name, problem }) => ({ member: name, problem }));
}

/** Whether an untrusted record is a valid brand. */
export const isBrand = (given: unknown): given is Brand => brandProblems(given).length === 0;
