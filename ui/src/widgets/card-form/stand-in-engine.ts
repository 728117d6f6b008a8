import type { Stripe } from '@stripe/stripe-js';

/** Cards that the stand-in knows; any other number of 16 digits is paid with. */
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

type Listener = (event: object) => void;

/** A plain input instead of the provider's frame. */
function standInCard() {
  const input = document.createElement('input');
  const listeners = new Map<string, Set<Listener>>();
  const emit = (name: string, event: object) => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  input.setAttribute('aria-label', 'Card number');
  input.placeholder = 'Card number';
  input.inputMode = 'numeric';
  input.autocomplete = 'off';
  input.className = 'w-full bg-transparent outline-none';
  const digits = () => input.value.replaceAll(/\s/g, '');
  input.addEventListener('input', () => {
    const isWrong = /[^\d]/.test(digits());
    const error = isWrong ? { message: 'Your card number is invalid.' } : undefined;
    emit('change', { elementType: 'card', complete: /^\d{16}$/.test(digits()), error });
  });
  return {
    number: digits,
    element: {
      mount(node: HTMLElement) {
        node.append(input);
        queueMicrotask(() => emit('ready', { elementType: 'card' }));
      },
      destroy: () => input.remove(),
      unmount: () => input.remove(),
      update({ disabled }: { disabled?: boolean }) {
        if (disabled !== undefined) input.disabled = disabled;
      },
      on(name: string, listener: Listener) {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      },
      off(name: string, listener: Listener) {
        listeners.get(name)?.delete(listener);
      },
    },
  };
}

/**
 * The payment provider's surface without the provider: for stories and the sandbox. Nothing leaves
 * the machine.
 * @param confirm pays what waits for the card's holder
 */
export function createStandInEngine(confirm: (clientSecret: string) => Promise<unknown>): Stripe {
  let card: ReturnType<typeof standInCard> | null = null;
  let lastNumber = '';
  const elements = {
    create: () => {
      card = standInCard();
      return card.element;
    },
    getElement: () => card?.element ?? null,
    update: () => undefined,
  };
  const engine = {
    elements: () => elements,
    createToken: () => Promise.reject(new Error('not there')),
    async createPaymentMethod() {
      lastNumber = card?.number() ?? '';
      if (lastNumber === standInCards.expired) {
        return { error: { type: 'card_error', message: 'Your card has expired.' } };
      }
      return { paymentMethod: { id: methods[lastNumber] ?? 'pm_card_ok' } };
    },
    async confirmCardPayment(clientSecret: string) {
      if (lastNumber === standInCards.authenticationFails) {
        const message = 'We are unable to authenticate your payment method.';
        return { error: { type: 'card_error', message } };
      }
      await confirm(clientSecret);
      return { paymentIntent: { status: 'succeeded' } };
    },
  };
  return engine as unknown as Stripe;
}
