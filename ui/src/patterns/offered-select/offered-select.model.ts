export type Offer = { value: string; label: string };

/** Whether the list is there: until it is, nobody can say what is offered and what is not. */
export type OfferStatus = 'ready' | 'loading' | 'failed';

/** Longer lists are searched by typing. */
const searchAbove = 20;

export const isLongList = (offers: readonly Offer[]): boolean => offers.length > searchAbove;

/**
 * What the list shows: each value once, and before all others the chosen one when it is not among
 * them. While the list is not there it holds the chosen value alone, as it is stored.
 */
export function listOffers(
  offers: readonly Offer[],
  value: string,
  status: OfferStatus,
  notOffered: (value: string) => string,
): Offer[] {
  if (status !== 'ready') return value === '' ? [] : [{ value, label: value }];
  const unique = [...new Map(offers.map((offer) => [offer.value, offer])).values()];
  if (value === '' || unique.some((offer) => offer.value === value)) return unique;
  return [{ value, label: notOffered(value) }, ...unique];
}
