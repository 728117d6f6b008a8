import type { Finding, Fix } from './finding.model.ts';

/** A route as named in a sentence: its place in the table, from 1, and its text. */
export type NamedRoute = { place: number; text: string };

const nameOf = ({ place, text }: NamedRoute) => `Route ${place}${text === '' ? '' : ` (${text})`}`;

/** '3 routes', the name of a single route, or the default route for none. */
const whereOf = (routes: readonly NamedRoute[]) => {
  const [first] = routes;
  if (routes.length > 1) return `${routes.length} routes`;
  return first ? nameOf(first) : 'the default route';
};

const never = (route: NamedRoute, why: string) => `${nameOf(route)} is never used: ${why}.`;

/** Sentences of the route check, and labels of its buttons. */
export const lintSentences = {
  noDefault: () => 'No default carrier: calls that no route takes leave by a random carrier.',
  empty: (place: number) =>
    `Route ${place} has no text, and so it takes every number that gets here.`,
  emptyChoice: (route: NamedRoute) =>
    `${nameOf(route)} takes every number that gets here: one of its choices is empty.`,
  invalid: (route: NamedRoute, below: number) => {
    const lost = below === 0 ? 'the default carrier is' : `the ${below} below and the default are`;
    return `${nameOf(route)} is not a regular expression: a number that gets here and doesn't start with it finds no route at all, and ${lost} never tried.`;
  },
  fitsNothing: (route: NamedRoute) => never(route, 'no number fits it'),
  coveredTogether: (route: NamedRoute) =>
    never(route, 'the routes above take all of its numbers first'),
  repeats: (route: NamedRoute, place: number) => never(route, `route ${place} says the same`),
  covered: (route: NamedRoute, by: NamedRoute) =>
    never(route, `${nameOf(by)} takes all of its numbers first`),
  /** @param by the one route that takes all numbers; null: several together do */
  unusedDefault: (by: NamedRoute | null) =>
    `The default carrier is never used: ${by ? `${nameOf(by)} takes` : 'the routes above take'} all numbers first.`,
  tooComplex: (route: NamedRoute) =>
    `Can't tell which numbers reach ${nameOf(route)}: it is too complex to check.`,
  /** @param part of its text; null: all of it */
  anywhere: (route: NamedRoute, part: string | null) =>
    `${part === null ? nameOf(route) : `${part} in ${nameOf(route)}`} is found anywhere in a number, not only at its beginning.`,
  atEnd: (route: NamedRoute, part: string | null) =>
    `${part === null ? nameOf(route) : `${part} in ${nameOf(route)}`} is found at the end of a number, whatever it begins with.`,
  starred: (route: NamedRoute) =>
    `* and ? in ${nameOf(route)} stand for the digit before them, as often as it comes or not at all: it takes other numbers too.`,
  /** @param digits of the class; empty for a negated class */
  numberClass: (route: NamedRoute, part: string, digits: readonly string[]) =>
    `${part} in ${nameOf(route)} stands for one digit${digits.length === 0 ? '' : ` (${digits.join(', ')})`}, not for a longer number.`,
  dots: (route: NamedRoute) =>
    `A . in ${nameOf(route)} stands for one digit, whichever it is, not for a dot.`,
  plus: (routes: readonly NamedRoute[]) =>
    `${whereOf(routes)} ${routes.length === 1 ? 'matches' : 'match'} only with or only without a leading +.`,
  slow: (route: NamedRoute) =>
    `${nameOf(route)} can hold up the call engine: on long numbers it tries the same digits again and again.`,
  /** @param carrier null: unknown name */
  spare: (route: NamedRoute, carrier: string | null, more: number) => {
    const name = carrier ?? 'A further carrier';
    const which = more === 0 ? `${name} is` : `${name} and ${more} more are`;
    return `${which} never used by ${nameOf(route)}: the call engine only uses its first carrier.`;
  },
  /** From here on: @param routes empty for the default route */
  noCarrier: (routes: readonly NamedRoute[]) =>
    `No carrier is chosen for ${whereOf(routes)}, so the call engine skips it.`,
  carrierGone: (routes: readonly NamedRoute[]) =>
    `This table can't use the carrier of ${whereOf(routes)}.`,
  noGateway: (carrier: string, routes: readonly NamedRoute[]) =>
    `${carrier} has no outbound gateway. Calls on ${whereOf(routes)} fail with 603.`,
  inactiveCarrier: (carrier: string, routes: readonly NamedRoute[]) =>
    `${carrier} is inactive, but ${whereOf(routes)} still ${routes.length > 1 ? 'use' : 'uses'} it.`,
  rivals: (tables: readonly string[]) =>
    `${tables.join(' and ')} also ${tables.length > 1 ? 'cover' : 'covers'} this account. The call engine uses one of the tables; which one isn't defined.`,
  inactiveTable: () => 'The table is inactive, but the call engine still uses it.',
  removeRoute: (place: number) => `Remove route ${place}`,
  write: (text: string) => `Write ${text}`,
  matchBoth: (count: number) => `Match both in all ${count}`,
  dropSpare: (count: number): string =>
    count === 1 ? 'Remove the second carrier' : 'Remove the further carriers',
};

export type LintSentences = typeof lintSentences;

/** A sentence by its name, with its parameters: a worker can post it. */
export type Said = {
  [Name in keyof LintSentences]: readonly [Name, ...Parameters<LintSentences[Name]>];
}[keyof LintSentences];

function say([name, ...values]: Said, sentences: LintSentences): string {
  const sentence = sentences[name] as (...values: unknown[]) => string;
  return sentence(...values);
}

/** Translates findings. */
export const spoken = (
  findings: readonly Finding<Said>[],
  sentences: LintSentences = lintSentences,
): Finding[] =>
  findings.map(({ message, fix, ...finding }) => ({
    ...finding,
    message: say(message, sentences),
    ...(fix && { fix: { ...fix, label: say(fix.label, sentences) } satisfies Fix }),
  }));
