/** The part of Stripe.js that a card needs: applications pass the real one, stories a stand-in. */
export type CardEngine = {
  elements(): {
    create(
      type: 'card',
      options: { hidePostalCode: boolean; style: { base: CardStyle } },
    ): CardElement;
  };
  /** Called with `{ type: 'card', card }`; Stripe.js accepts other kinds too. */
  createPaymentMethod(
    data: object,
  ): Promise<
    | { paymentMethod: { id: string }; error?: undefined }
    | { paymentMethod?: undefined; error: CardProblem }
  >;
  confirmCardPayment(clientSecret: string): Promise<{ error?: CardProblem }>;
};

/** The provider's frame for the card's data. */
export type CardElement = {
  mount(into: HTMLElement): void;
  update(options: { disabled: boolean }): void;
  destroy(): void;
  on(event: 'change', listener: (change: CardChange) => void): unknown;
};

type CardChange = { complete: boolean; error?: CardProblem | undefined };
type CardProblem = { message?: string };
type CardStyle = {
  color: string;
  iconColor: string;
  fontSize: string;
  '::placeholder': { color: string };
};
