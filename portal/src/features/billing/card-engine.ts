import { config } from '../../config/index.ts';

/** Why a card can't be charged yet. */
export const cardMissing = 'Enter the whole card first.';

/** Key of the sandbox, which doesn't use the payment provider. */
const sandboxKey = 'pk_sandbox';

/** Loads the payment provider's script once a card field is shown; the sandbox has a substitute. */
export async function loadCardEngine() {
  const key = config().cardProviderPublicKey;
  if (key === '') throw new Error('cardProviderPublicKey is not set');
  if (key === sandboxKey) {
    const { createStandInEngine } = await import('@trunkline/ui/widgets/card-form');
    return createStandInEngine(confirmInSandbox);
  }
  // The usual entry point loads the provider's script on import.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  return loadStripe(key);
}

/** The sandbox identifies the payment by its subscription. */
async function confirmInSandbox(clientSecret: string): Promise<void> {
  const subscription = clientSecret.replace(/^pi_(.*)_secret_stub$/, 'sub_$1');
  const query = new URLSearchParams({ client_secret: clientSecret });
  await fetch(`/sandbox/payments/${subscription}/confirm?${query}`, { method: 'POST' });
}
