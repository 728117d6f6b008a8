import { expect, test } from 'vitest';
import {
  alert,
  button,
  cardField,
  cards,
  heading,
  link,
  openHosted,
  registerPaid,
  sessionsField,
} from '../../../testing/areas/hosted.ts';
import {
  addressIs,
  announced,
  calls,
  failNext,
  hold,
  isRefused,
  page,
  settled,
  userEvent,
  writes,
} from '../../../testing/index.ts';

const review = button('Review Changes');
const question = page.getByRole('alertdialog', { name: 'Confirm Changes' });
const row = (name: RegExp) => question.getByRole('row', { name });
const sent = () => writes({ path: 'Subscriptions' }).map(({ body }) => body);

async function openModify(sessions?: number) {
  const person = await registerPaid(sessions);
  await openHosted(`/internal/accounts/${person.sid}/modify-subscription`, { as: person });
  await expect.element(heading('Configure Your Subscription')).toBeVisible();
  await expect.element(sessionsField).toHaveValue(String(sessions ?? 20));
  return person;
}
async function reviewed(sessions: string) {
  await sessionsField.fill(sessions);
  await review.click();
  await expect.element(question).toBeVisible();
}

test('what a change costs now and later is said before it is made', async () => {
  const { sid } = await openModify();
  await isRefused(review, 'Change a capacity first.');
  await reviewed('30');
  await expect.element(row(/call sessions/)).toHaveTextContent(/20\s*30$/);
  await expect.element(row(/Monthly charge/)).toHaveTextContent(/\$200\.00\s*\$240\.00$/);
  await expect.element(row(/Next bill: \w{3} \d{2}, \d{4}/)).toBeVisible();
  await expect.element(row(/One-time charge/)).toHaveTextContent(/\$20\.00$/);
  expect(sent()).toMatchObject([{ action: 'update-quantities', dry_run: true }]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(sessionsField).toHaveValue('30');
  await reviewed('30');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await announced('Your subscription capacity has been successfully modified.');
  await addressIs(`/internal/accounts/${sid}/edit`);
  await announced(/capacity for 30 simultaneous calls/);
  expect(sent().at(-1)).not.toHaveProperty('dry_run');
  expect(sent()).toHaveLength(3);
  await settled();
});

test('less is a credit, and a change that costs nothing says so', async () => {
  await openModify(25);
  await reviewed('15');
  await expect.element(row(/Credit on the next invoice/)).toHaveTextContent(/\$50\.00$/);
  await userEvent.keyboard('{Escape}');
  // Twenty-five sessions of the first tier cost more than twenty-six of the second.
  await reviewed('26');
  await expect.element(row(/Credit on the next invoice/)).toHaveTextContent(/\$21\.00$/);
  await userEvent.keyboard('{Escape}');
  const answer = { currency: 'usd', prorated_cost: 0, monthly_cost: 24000 };
  failNext({ method: 'POST', path: 'Subscriptions', status: 201, answer });
  await reviewed('30');
  await expect.element(row(/Nothing is charged now/)).toBeVisible();
});

test.each([
  [
    { total: -375, amount_due: 0 },
    /Your next invoice on \w{3} \d{2}, \d{4} is a credit of \$3\.75\./,
  ],
  // Existing credit covers part of it.
  [{ total: 20000, amount_due: 19625 }, /You are billed \$196\.25 on/],
  [{ total: 20000 }, /You are billed \$200\.00 on/],
])('the next invoice %j is told as what it is', async (amounts, sentence) => {
  const person = await registerPaid();
  const answer = { currency: 'usd', next_payment_attempt: 1_797_770_060, ...amounts };
  failNext({ method: 'GET', path: 'Invoices', status: 200, answer });
  await openHosted(`/internal/accounts/${person.sid}/edit`, { as: person });
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test('a quote that is refused changes nothing', async () => {
  await openModify();
  const answer = { msg: 'your card cannot be charged for this' };
  failNext({ method: 'POST', path: 'Subscriptions', status: 400, answer });
  await sessionsField.fill('30');
  await review.click();
  await expect.element(alert).toHaveTextContent(answer.msg);
  expect(question.elements()).toHaveLength(0);
  await review.click();
  await expect.element(question).toBeVisible();
});

test('201 with the status failed is no change', async () => {
  const { sid } = await openModify();
  // The sandbox never gets the money for this many sessions.
  await reviewed('402');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(alert).toHaveTextContent(/^The additional capacity .* could not be granted/);
  await expect.element(sessionsField).toHaveValue('402');
  await link('Cancel').click();
  await addressIs(`/internal/accounts/${sid}/edit`);
  await announced(/capacity for 20 simultaneous calls/);
  await settled();
});

test('the free plan comes after its consequences, and not by chance', async () => {
  const { sid } = await openModify();
  const leave = page.getByRole('alertdialog', { name: 'Return to Free Plan' });
  await button('Return to free plan').click();
  await expect.element(leave).toHaveTextContent(/1 simultaneous call session and 1 registered/);
  await expect.element(leave).toHaveTextContent(/beginning of the next billing cycle/);
  await expect.element(leave).toHaveTextContent(/may apply the change immediately/);
  await userEvent.keyboard('{Escape}');
  expect(sent()).toEqual([]);
  await button('Return to free plan').click();
  await leave.getByRole('button', { name: 'Return to free plan' }).click();
  await announced('Downgrade to free plan completed successfully');
  await addressIs(`/internal/accounts/${sid}/edit`);
  await announced(/You are limited to 1 simultaneous call and 1 registered device\./);
  expect(sent()).toEqual([{ action: 'downgrade-to-free' }]);
  await settled();
});

const lost = { method: 'POST', path: 'Subscriptions', status: 503, answer: '', afterwards: true };

test('a change that was made without an answer is told as made', async () => {
  const { sid } = await openModify();
  await reviewed('30');
  failNext(lost);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await announced('Your subscription capacity has been successfully modified.');
  await addressIs(`/internal/accounts/${sid}/edit`);
  await announced(/capacity for 30 simultaneous calls/);
  await settled();
});

test('a change that was not made is told as that', async () => {
  await openModify();
  await reviewed('30');
  failNext({ ...lost, afterwards: false });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(alert).toHaveTextContent('Something went wrong, please try again.');
  await expect.element(sessionsField).toHaveValue('30');
});

test('a plan that was given up without an answer is told as free', async () => {
  const { sid } = await openModify();
  await button('Return to free plan').click();
  failNext(lost);
  const leave = page.getByRole('alertdialog', { name: 'Return to Free Plan' });
  await leave.getByRole('button', { name: 'Return to free plan' }).click();
  await announced('Downgrade to free plan completed successfully');
  await addressIs(`/internal/accounts/${sid}/edit`);
  await settled();
});

test('another card takes the place of the one that is shown', async () => {
  const { sid } = await registerPaid().then(async (person) => {
    await openHosted(`/internal/accounts/${person.sid}/manage-payment`, { as: person });
    return person;
  });
  await announced('**** **** **** 4242');
  await announced('8/2030');
  expect(cardField.elements()).toHaveLength(0);
  await button('Change Payment Info').click();
  await isRefused(button('Save New Card'), 'Enter the whole card first.');
  await cardField.fill(cards.expired);
  await button('Save New Card').click();
  await expect.element(alert).toHaveTextContent('Your card has expired.');
  await cardField.fill(cards.declined);
  await button('Save New Card').click();
  await expect.element(alert).toHaveTextContent(/failed to pay outstanding invoices/);
  await cardField.fill(cards.paid);
  const saving = hold({ method: 'POST', path: 'Subscriptions' });
  await button('Save New Card').click();
  await announced(/^Your requested changes are being processed/);
  saving.release();
  await announced('Payment completed successfully');
  await expect.element(button('Change Payment Info')).toBeVisible();
  expect(sent().at(-1)).toEqual({
    action: 'update-payment-method',
    payment_method_id: 'pm_card_ok',
  });
  expect(JSON.stringify(calls())).not.toContain(cards.paid);
  await link('Back to the account').click();
  await addressIs(`/internal/accounts/${sid}/edit`);
  await settled();
});
