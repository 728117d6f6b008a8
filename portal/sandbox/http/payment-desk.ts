import { Hono } from 'hono';
import { clientSecret } from '../routes/subscription-view.ts';
import { settleOrder } from '../routes/subscriptions.ts';
import type { Services } from './env.ts';
import { noContent, text } from './replies.ts';
import { cors } from './transport.ts';

/*
 * The card holder's side of a payment that waits for a confirmation. The payment provider has a
 * page for it and tells the platform; here a POST does both. It lies outside the API base because
 * the platform has no such call.
 */
export function createPaymentDesk(services: Services): Hono {
  const { store } = services;
  const routes: Hono = new Hono();
  routes.use('*', cors as Parameters<typeof routes.use>[1]);
  routes.post('/:subscription/confirm', (c) => {
    const row = store.subscriptions.byStripeId(c.req.param('subscription'));
    const secret = c.req.query('client_secret');
    if (row?.stripe_status !== 'incomplete' || secret !== clientSecret(row)) {
      return text('Not Found', 404);
    }
    store.transaction(() => settleOrder(services, row));
    return noContent();
  });
  return routes;
}
