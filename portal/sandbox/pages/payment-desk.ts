import { Hono } from 'hono';
import type { Services } from '../http/env.ts';
import { noContent, text } from '../http/replies.ts';
import { cors } from '../http/transport.ts';
import { settleOrder } from '../resources/subscriptions/routes.ts';
import { clientSecret } from '../resources/subscriptions/view.ts';

/*
 * The cardholder's side of a payment that waits for confirmation. The payment provider has a page
 * for it and notifies the platform; here a POST does both. It is outside the API base because the
 * platform has no such call.
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
