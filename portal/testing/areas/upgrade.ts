import { expect } from 'vitest';
import { settled } from '../controls.ts';
import { addressIs, announced } from '../screen.tsx';
import { writes } from '../wire.ts';
import { button, cardField, heading, openHosted, register } from './hosted.ts';

export const pay = button(/^Pay /);
type Order = { action: string; payment_method_id: string; products: { quantity: number }[] };
export const orders = () => writes({ path: 'Subscriptions' }).map(({ body }) => body as Order);
export const actions = () => orders().map(({ action }) => action);

export async function openUpgrade() {
  const person = await register();
  await openHosted(`/internal/accounts/${person.sid}/subscription`, { as: person });
  await expect.element(heading('Upgrade your Subscription')).toBeVisible();
  return person;
}

export async function payWith(card: string) {
  await cardField.fill(card);
  await pay.click();
}

export const isPaid = async ({ sid }: { sid: string }) => {
  await announced('Payment completed successfully');
  await addressIs(`/internal/accounts/${sid}/edit`);
  await settled();
};
