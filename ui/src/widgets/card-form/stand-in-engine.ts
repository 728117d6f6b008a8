import type { CardElement, CardEngine } from './card-engine.ts';

/** Cards with a special outcome; any other number of 16 digits is accepted. */
export const standInCards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  expired: '4000000000000069',
  authentication: '4000002500003155',
  authenticationFails: '4000008260003178',
};

const methods: Record<string, string> = {
  [standInCards.declined]: 'pm_card_declined',
  [standInCards.authentication]: 'pm_card_authenticationRequired',
  [standInCards.authenticationFails]: 'pm_card_authenticationRequiredFails',
};

/** A plain input that replaces the provider's frame. */
function standInCard() {
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Card number');
  input.placeholder = 'Card number';
  input.inputMode = 'numeric';
  input.autocomplete = 'off';
  input.className = 'w-full bg-transparent outline-none';
  const digits = () => input.value.replaceAll(/\s/g, '');
  const element: CardElement = {
    mount: (node) => node.append(input),
    destroy: () => input.remove(),
    update({ disabled }) {
      input.disabled = disabled;
    },
    on(_, listener) {
      input.addEventListener('input', () => {
        const isWrong = /[^\d]/.test(digits());
        const error = isWrong ? { message: 'Your card number is invalid.' } : undefined;
        listener({ complete: /^\d{16}$/.test(digits()), error });
      });
    },
  };
  return { number: digits, element };
}

/**
 * Replaces the payment provider in stories and the sandbox. Sends nothing over the network.
 * @param confirm pays what waits for the cardholder's confirmation
 */
export function createStandInEngine(
  confirm: (clientSecret: string) => Promise<unknown>,
): CardEngine {
  let card: ReturnType<typeof standInCard> | null = null;
  let lastNumber = '';
  return {
    elements: () => ({
      create() {
        card = standInCard();
        return card.element;
      },
    }),
    async createPaymentMethod() {
      lastNumber = card?.number() ?? '';
      if (lastNumber === standInCards.expired) {
        return { error: { message: 'Your card has expired.' } };
      }
      return { paymentMethod: { id: methods[lastNumber] ?? 'pm_card_ok' } };
    },
    async confirmCardPayment(clientSecret) {
      if (lastNumber === standInCards.authenticationFails) {
        return { error: { message: 'We are unable to authenticate your payment method.' } };
      }
      await confirm(clientSecret);
      return {};
    },
  };
}
