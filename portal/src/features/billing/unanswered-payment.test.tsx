import { expect, test } from 'vitest';
import {
  alert,
  api,
  button,
  buyPlan,
  cardField,
  cards,
  openHosted,
  register,
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
  fail,
  failNext,
  forgetCalls,
  isRefused,
  page,
  reopen,
  settled,
} from '../../../testing/index.ts';

const notKnown = page.getByText("It isn't known yet whether your last payment went through");
const noRecord = page.getByText('The platform has no record of your last payment');

test('a payment without an answer is asked about, and nothing is ordered meanwhile', async () => {
  const person = await openUpgrade();
  const away = { method: 'POST', path: 'Subscriptions', status: 503, answer: '<html>' };
  failNext(away);
  await payWith(cards.paid);
  await expect.element(notKnown).toBeVisible();
  // No second message asks to try again.
  expect(alert.elements()).toHaveLength(1);
  await isRefused(pay, "Your last payment isn't known yet. Wait for it.");
  // Neither a reload nor the next log-in knows more.
  reopen();
  await expect.element(notKnown).toBeVisible();
  await cardField.fill(cards.paid);
  await isRefused(pay, "Your last payment isn't known yet. Wait for it.");
  failNext({ method: 'GET', path: 'Subscriptions', status: 401, answer: '' });
  await addressIs('/');
  await openHosted(`/internal/accounts/${person.sid}/subscription`, { as: person });
  await expect.element(notKnown).toBeVisible();
  await buyPlan(person, 5);
  await isPaid(person);
  expect(orders()).toHaveLength(1);
  expect(localStorage.getItem('unansweredPayments')).toBeNull();
});

test('an order that was made without an answer waits for another card', async () => {
  const person = await openUpgrade();
  failNext({ method: 'POST', path: 'Subscriptions', status: 503, answer: '' });
  await payWith(cards.paid);
  await expect.element(notKnown).toBeVisible();
  await buyPlan(person, 5, 'pm_card_declined');
  await expect.element(button('Pay with this card')).toBeEnabled();
  await expect.element(notKnown).not.toBeInTheDocument();
  await button('Pay with this card').click();
  await isPaid(person);
  expect(actions()).toEqual(['upgrade-to-paid', 'update-payment-method']);
});

test('a payment the platform has no record of is no claim that nothing was charged', async () => {
  const person = await openUpgrade();
  failNext({ method: 'POST', path: 'Subscriptions', status: 500, answer: { msg: 'away' } });
  await payWith(cards.paid);
  await expect.element(noRecord).toBeVisible();
  expect(alert.elements()).toHaveLength(1);
  await announced(/You may still have been charged\. Check with your bank/);
  expect(page.getByText(/Nothing was charged|did not go through/).elements()).toEqual([]);
  const asked = fail({ method: 'GET', path: 'Subscriptions', status: 500 });
  forgetCalls();
  await pay.click();
  await expect.element(alert.first()).toHaveTextContent('Something went wrong, please try again.');
  expect(orders()).toEqual([]);
  asked.stop();
  await pay.click();
  await isPaid(person);
  expect(orders()).toHaveLength(1);
});

const wentThrough = 'Your last payment went through. Your account has a paid plan.';

test.each([
  ['on the account', 'edit'],
  ['where the card is', 'manage-payment'],
])(
  'a payment that was carried out without an answer is told at the next look, %s',
  async (_, rest) => {
    const person = await register();
    // The tab was closed before the response arrived, and the order was carried out.
    const note = { [person.sid]: { sentAt: Date.now(), settledAt: Date.now() + 600_000 } };
    localStorage.setItem('unansweredPayments', JSON.stringify(note));
    await buyPlan(person, 5);
    await openHosted(`/internal/accounts/${person.sid}/${rest}`, { as: person });
    await announced(wentThrough);
    expect(localStorage.getItem('unansweredPayments')).toBeNull();
    // Only once: if the plan becomes free again later, the payment isn't asked about again.
    await api(person, 'POST', 'Subscriptions', { action: 'downgrade-to-free' });
    await openHosted(`/internal/accounts/${person.sid}/subscription`, { as: person });
    await expect.element(pay).toBeVisible();
    await settled();
    for (const told of [notKnown, noRecord]) expect(told.elements()).toEqual([]);
  },
);

test('what another person has paid meanwhile is not paid again', async () => {
  const person = await openUpgrade();
  await buyPlan(person, 5);
  await payWith(cards.paid);
  await announced('This account has a paid plan already. You were not charged.');
  await addressIs(`/internal/accounts/${person.sid}/edit`);
  await settled();
  expect(orders()).toEqual([]);
});

test('what another person has ordered meanwhile is not ordered again', async () => {
  const person = await openUpgrade();
  await buyPlan(person, 5, 'pm_card_declined');
  await payWith(cards.paid);
  await expect.element(alert).toHaveTextContent(/already waits for its payment/);
  expect(orders()).toEqual([]);
  await button('Pay with this card').click();
  await isPaid(person);
  expect(actions()).toEqual(['update-payment-method']);
});

test('an order that waited and is over is not called paid', async () => {
  const person = await openUpgrade();
  await payWith(cards.declined);
  await expect.element(button('Pay with this card')).toBeEnabled();
  await api(person, 'POST', 'Subscriptions', { action: 'downgrade-to-free' });
  await cardField.fill(cards.paid);
  await button('Pay with this card').click();
  await expect.element(alert).toHaveTextContent(/is over\. Choose your plan again/);
  await pay.click();
  await isPaid(person);
  expect(actions()).toEqual(['upgrade-to-paid', 'upgrade-to-paid']);
});

test('a tab hears of a payment in another one, and pays nothing while that is at it', async () => {
  const person = await openUpgrade();
  await cardField.fill(cards.paid);
  const other = { finish: () => {} };
  await new Promise<void>((isHeld) => {
    void navigator.locks.request(`pay ${person.sid}`, () => {
      isHeld();
      return new Promise<void>((finish) => {
        other.finish = finish;
      });
    });
  });
  await pay.click();
  await expect.element(alert).toHaveTextContent(/^Another tab is paying for this account/);
  await buyPlan(person, 5);
  other.finish();
  const channel = new BroadcastChannel('plan changed');
  channel.postMessage(person.sid);
  await announced('Your plan was changed in another tab.');
  await addressIs(`/internal/accounts/${person.sid}/modify-subscription`);
  channel.close();
  await settled();
  expect(orders()).toEqual([]);
});
