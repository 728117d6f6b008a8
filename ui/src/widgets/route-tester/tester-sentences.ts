/** A route as named in a sentence; the default route has no place. */
type NamedRoute = { place: number | null; text: string };

export const routeName = ({ place, text }: NamedRoute) =>
  place === null ? 'The default route' : `Route ${place} (${text})`;

/** Sentences about the route of a tested number. */
export const testerSentences = {
  passed: (route: NamedRoute) => `${routeName(route)} doesn't match.`,
  /** @param last null: the default route */
  passedAll: (first: number | null, last: number | null) =>
    `Routes ${first} to ${last ?? 'the default'} don't match.`,
  begins: (route: NamedRoute) => `${routeName(route)} matches: the number starts with it.`,
  /** @param found matching part, may be ''; for the default route, the whole number */
  found: (route: NamedRoute, found: string, at: number) =>
    found === '' || route.place === null
      ? `${routeName(route)} matches.`
      : `${routeName(route)} matches: the number ${at === 0 ? `starts with ${found}` : `has ${found} after its first ${at} characters`}.`,
  skipped: (route: NamedRoute) =>
    `${routeName(route)} matches but has no carrier, so it is skipped.`,
  invalid: (route: NamedRoute) =>
    `${routeName(route)} is not a regular expression: the lookup ends here without a result.`,
  unknownGateways: (carrier: string) => `The gateways of ${carrier} aren't known to this test.`,
  noGateway: (carrier: string) => `${carrier} has no outbound gateway. The call fails with 603.`,
  openDraw:
    "No route matches, so a random carrier is used. Which carriers qualify can't be determined here.",
  noCarrier: 'No carrier qualifies. The call fails with 603.',
  draw: (owner: 'account' | 'provider', carriers: number) => {
    const whose = owner === 'account' ? 'the account' : 'the service provider';
    return carriers === 1
      ? `No route matches, so it goes to the only carrier of ${whose}.`
      : `No route matches, so it goes to a random one of the ${carriers} carriers of ${whose}.`;
  },
  anyCarrier: 'A random carrier',
  anotherCarrier: 'another carrier',
  noTaker: 'Nobody (603)',
  oneOf: (others: readonly string[], last: string) => [...others, last].join(' or '),
};

export type TesterSentences = typeof testerSentences;
