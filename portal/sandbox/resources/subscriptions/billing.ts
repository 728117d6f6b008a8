import type { Api, Ctx, Services } from '../../http/env.ts';
import { bareRefusal, refusal } from '../../http/errors.ts';
import { json } from '../../http/replies.ts';
import type { AccountRow } from '../accounts/store.ts';
import { DEVICES, SESSIONS } from './prices.ts';
import { invoiceObject } from './view.ts';

/** Account that pays, from the token. Only account users have one. */
export function payingAccount(c: Ctx, { store }: Services): AccountRow | undefined {
  const { accountSid } = c.get('caller');
  return accountSid === undefined ? undefined : store.accounts.get(accountSid);
}

/** Id of an account at the payment provider, derived from its own id on first use. */
export function customerId({ store }: Services, account: AccountRow): string {
  const known = account['stripe_customer_id'];
  if (typeof known === 'string') return known;
  const made = `cus_Stub${account.account_sid.replaceAll('-', '').slice(0, 12)}`;
  store.accounts.change(account.account_sid, { stripe_customer_id: made });
  return made;
}

export function registerBilling(api: Api, services: Services): void {
  const { store, hosted } = services;

  api.get('/Prices', () => {
    // `billing#self-hosted-prices`
    if (!hosted) throw refusal(500, 'listProducts is not a function');
    return json([SESSIONS, DEVICES]);
  });

  api.get('/StripeCustomerId', (c) => {
    // `billing#self-hosted-stripecustomerid`
    if (!hosted) throw refusal(500, 'createCustomer is not a function');
    const account = payingAccount(c, services);
    if (!account) throw bareRefusal(404);
    return json({ stripe_customer_id: customerId(services, account) });
  });

  api.get('/Invoices', (c) => {
    const account = payingAccount(c, services);
    const row = account && store.subscriptions.get(account.account_sid);
    if (!hosted || !account || row?.stripe_status !== 'active') throw bareRefusal(404);
    return json(invoiceObject(row, account));
  });
}
