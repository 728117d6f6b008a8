import { expect, test } from 'vitest';
import {
  alert,
  api,
  button,
  cardField,
  cards,
  heading,
  link,
  openHosted,
  register,
  registerPaid,
  sessionsField,
} from '../../../testing/areas/hosted.ts';
import {
  actions,
  isPaid,
  openUpgrade,
  orders,
  pay,
  payWith,
} from '../../../testing/areas/upgrade.ts';
import {
  addressIs,
  announced,
  calls,
  failNext,
  hold,
  isRefused,
  page,
  reopen,
  settled,
  userEvent,
} from '../../../testing/index.ts';

const processing = page.getByRole('alertdialog', {
  name: /^Your requested changes are being processed/,
});
const devicesField = page.getByRole('textbox', { name: 'Additional device registrations' });
const total = page.getByRole('row', { name: /^Total monthly cost/ });

test('the price follows every quantity, to the tier it is in', async () => {
  await openUpgrade();
  await expect.element(total).toHaveTextContent(/\$50\.00$/);
  await isRefused(button('Pay $50.00 and Upgrade to Paid Plan'), 'Enter the whole card first.');
  await expect.element(page.getByText('$10.00 per session').first()).toBeInTheDocument();
  await sessionsField.fill('25');
  await expect.element(total).toHaveTextContent(/\$250\.00$/);
  // All sessions are priced at the tier of the last one.
  await sessionsField.fill('26');
  await expect.element(total).toHaveTextContent(/\$208\.00$/);
  await announced('With 26 call sessions you can register 130 concurrent devices.');

  await cardField.fill(cards.paid);
  await expect.element(pay).toBeEnabled();
  for (const wrong of ['4', '1001', '', '5.5']) {
    await sessionsField.fill(wrong);
    await expect
      .element(sessionsField)
      .toHaveAccessibleDescription('Enter a whole number from 5 to 1000.');
    await isRefused(button('Upgrade to Paid Plan'), 'Correct the capacity first.');
    expect(page.getByText(/you can register/).elements()).toHaveLength(0);
  }
  await sessionsField.fill('5');
  await button(/additional device registrations\?$/).click();
  await devicesField.fill('201');
  await expect
    .element(devicesField)
    .toHaveAccessibleDescription('Enter a whole number from 0 to 200.');
  await devicesField.fill('3');
  await expect.element(total).toHaveTextContent(/\$53\.00$/);
  await announced('With 5 call sessions you can register 40 concurrent devices.');
  await expect.element(button('Pay $53.00 and Upgrade to Paid Plan')).toBeEnabled();
});

test('what is ordered is what was shown, and the card stays with its provider', async () => {
  const person = await openUpgrade();
  const { body: customer } = await api<object>(person, 'GET', 'StripeCustomerId');
  await sessionsField.fill('26');
  await payWith(cards.paid);
  await isPaid(person);
  expect(orders()).toHaveLength(1);
  expect(orders()[0]).toMatchObject({
    action: 'upgrade-to-paid',
    payment_method_id: 'pm_card_ok',
    ...customer,
    products: [{ quantity: 26 }, { quantity: 0 }],
  });
  expect(JSON.stringify(calls())).not.toContain(cards.paid);
  await announced(/includes capacity for 26 simultaneous calls/);
  await announced(/You are billed \$208\.00 on/);
});

test('a slow answer is waited for, under a notice, and nothing is paid twice', async () => {
  const person = await openUpgrade();
  await cardField.fill(cards.paid);
  const order = hold({ method: 'POST', path: 'Subscriptions' });
  const twice = pay.element() as HTMLElement;
  twice.click();
  twice.click();
  await expect.element(processing).toBeVisible();
  await userEvent.keyboard('{Escape}{Enter}');
  await expect.element(processing).toBeVisible();
  order.release();
  await isPaid(person);
  expect(actions()).toEqual(['upgrade-to-paid']);
});

test('a card that is refused by its provider orders nothing', async () => {
  const person = await openUpgrade();
  await cardField.fill('4242-4242');
  await expect.element(alert).toHaveTextContent('Your card number is invalid.');
  await expect.element(pay).toBeDisabled();
  await payWith(cards.expired);
  await expect.element(alert).toHaveTextContent('Your card has expired.');
  expect(orders()).toEqual([]);
  await payWith(cards.paid);
  await isPaid(person);
});

test('an order whose card fails gets another card, also after a reload', async () => {
  const person = await openUpgrade();
  await payWith(cards.declined);
  await expect.element(alert).toHaveTextContent('Your card was declined.');
  await expect.element(button('Pay with this card')).toBeEnabled();
  // The order itself can no longer change.
  await expect.element(sessionsField).toBeDisabled();
  await button('Pay with this card').click();
  await expect.element(alert).toHaveTextContent('Failed to pay outstanding invoices.');
  reopen();
  await expect.element(button('Pay with this card')).toBeDisabled();
  await payWith(cards.paid);
  await isPaid(person);
  expect(actions()).toEqual(['upgrade-to-paid', 'update-payment-method', 'update-payment-method']);
});

test('a payment that its holder has to confirm is confirmed, and not sent again', async () => {
  const person = await openUpgrade();
  await payWith(cards.authentication);
  await isPaid(person);
  expect(actions()).toEqual(['upgrade-to-paid']);
  await announced(/Your paid subscription includes capacity for 5 simultaneous calls/);
});

test('a confirmation that fails is told in the words of the provider', async () => {
  await openUpgrade();
  await payWith(cards.authenticationFails);
  await expect
    .element(alert)
    .toHaveTextContent('We are unable to authenticate your payment method.');
  await expect.element(button('Pay with this card')).toBeEnabled();
});

test('201 with the status failed is a failure', async () => {
  await openUpgrade();
  const answer = { status: 'failed', reason: 'payment required' };
  failNext({ method: 'POST', path: 'Subscriptions', status: 201, answer });
  await payWith(cards.paid);
  await expect.element(alert).toHaveTextContent('payment required');
  await expect.element(heading('Upgrade your Subscription')).toBeVisible();
});

test('what the platform refuses is told, and another try is a new order', async () => {
  const person = await openUpgrade();
  const answer = { msg: 'invalid voice call session value, minimum is 5' };
  failNext({ method: 'POST', path: 'Subscriptions', status: 400, answer });
  await payWith(cards.paid);
  await expect.element(alert).toHaveTextContent(answer.msg);
  failNext({ method: 'POST', path: 'Subscriptions', status: 400, answer: {} });
  await pay.click();
  await expect.element(alert).toHaveTextContent('Something went wrong, please try again.');
  await pay.click();
  await isPaid(person);
});

test('without the script of the provider nothing can be paid, and the rest stays', async () => {
  const person = await register();
  await openHosted(`/internal/accounts/${person.sid}/subscription`, {
    as: person,
    settings: { cardProviderPublicKey: '' },
  });
  await expect.element(alert).toHaveTextContent(/script couldn't be loaded/);
  await button('Try again').click();
  await expect.element(alert).toHaveTextContent(/script couldn't be loaded/);
  await sessionsField.fill('26');
  await expect.element(total).toHaveTextContent(/\$208\.00$/);
  await expect.element(pay).toBeDisabled();
});

test('each plan has its screen, and each account its people', async () => {
  const paid = await registerPaid();
  const account = `/internal/accounts/${paid.sid}`;
  await openHosted(`${account}/subscription`, { as: paid });
  await addressIs(`${account}/modify-subscription`);
  const trial = await openUpgrade();
  await link('Cancel').click();
  await addressIs(`/internal/accounts/${trial.sid}/edit`);
  await openHosted(`/internal/accounts/${trial.sid}/modify-subscription`, { as: trial });
  await addressIs(`/internal/accounts/${trial.sid}/subscription`);
  for (const screen of ['subscription', 'modify-subscription', 'manage-payment']) {
    await openHosted(`${account}/${screen}`, { as: trial });
    await announced('You do not have access.');
    await addressIs(`/internal/accounts/${trial.sid}/edit`);
  }
  await settled();
});
