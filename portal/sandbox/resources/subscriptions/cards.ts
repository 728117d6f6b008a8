/*
 * A stand-in for the card processor. The payment method decides what happens:
 * - `pm_card_authenticationRequired` (or any with `3ds` in it): the holder has to confirm first;
 * - `pm_card_declined` (or any with `declined` in it): the card is refused;
 * - everything else, `pm_card_ok` for one: paid.
 * A change of quantities to one of exactly 402 is never paid, whatever the card.
 */

export type CardOutcome = 'paid' | 'declined' | 'authentication';

export function charge(paymentMethodId: string): CardOutcome {
  if (/authenticationRequired|3ds/i.test(paymentMethodId)) return 'authentication';
  return /declined/i.test(paymentMethodId) ? 'declined' : 'paid';
}

export const UNPAYABLE_QUANTITY = 402;

/** What shows of a card, in the words of the payment provider. */
export const cardOf = (paymentMethodId: string) => ({
  last4: /declined/i.test(paymentMethodId) ? '0002' : '4242',
  exp_month: 8,
  exp_year: 2030,
  card_type: 'visa',
  statement_descriptor: 'VOICE PLATFORM',
});
