import { expect, test } from 'vitest';
import { storeCall } from '../../../../testing/areas/calls.ts';
import {
  activeBox,
  addressField,
  createCarrier,
  createSipGateway,
  editOf,
  nameField,
} from '../../../../testing/areas/carriers.ts';
import { createTable } from '../../../../testing/areas/routing.ts';
import {
  announced,
  api,
  calls,
  createAccount,
  createApplication,
  createProvider,
  forgetCalls,
  openScreen,
  page,
  people,
  writes,
} from '../../../../testing/index.ts';

const review = page.getByRole('dialog', { name: 'Review changes' });
const reach = review.getByRole('region', { name: 'Past calls' });
const openReview = () => page.getByRole('button', { name: /^Review \d field/ }).click();
const ask = () => review.getByRole('button', { name: 'Check against the last 500 calls' }).click();

/** An account whose number and table use one carrier, with an outbound and an inbound call. */
async function usedCarrier() {
  const provider = await createProvider();
  const sip_realm = `${provider.sid.slice(0, 8)}.sip.example.net`;
  const account = await createAccount({ service_provider_sid: provider.sid, sip_realm });
  const application = await createApplication(account.sid);
  const carrier = await createCarrier({ account_sid: account.sid }, [], provider.name);
  await createSipGateway(carrier.sid, { ipv4: '198.18.81.1', outbound: 1 });
  await createTable(account.sid, carrier.sid, ['^44']);
  await api(people.admin, 'POST', 'PhoneNumbers', {
    number: '442070000081',
    voip_carrier_sid: carrier.sid,
    account_sid: account.sid,
    application_sid: application.sid,
  });
  const call = { accountSid: account.sid, providerSid: provider.sid };
  await storeCall({ ...call, direction: 'outbound', to: '442079460123' });
  await storeCall({
    ...call,
    direction: 'inbound',
    to: '442070000081',
    source: '198.18.81.1',
  });
  return { provider, account, application, carrier, sip_realm };
}

test('past calls are asked for by a button, and those that a gateway lets in no longer are counted', async () => {
  const { provider, carrier, application } = await usedCarrier();
  await openScreen(editOf(carrier.sid), { as: 'admin', provider: provider.sid });
  await addressField(1).fill('198.18.81.2');
  forgetCalls();
  await openReview();
  await expect.element(review.getByText('198.18.81.2').first()).toBeVisible();
  expect(calls({ path: /RecentCalls.*count=500&days/ })).toEqual([]);
  await ask();
  await expect.element(reach).toHaveTextContent('Of 2 past calls');
  await expect.element(reach).toHaveTextContent('1 would be rejected');
  await expect
    .element(reach)
    .toHaveTextContent(`15085551234 → 442070000081: ${application.name} → rejected`);
  expect(calls({ path: /RecentCalls.*count=500&days/ })).toHaveLength(1);
  expect(writes()).toEqual([]);
});

test('a change that reaches no call says so', async () => {
  const { provider, carrier } = await usedCarrier();
  await openScreen(editOf(carrier.sid), { as: 'admin', provider: provider.sid });
  await nameField.fill(`${carrier.name} Ltd`);
  await openReview();
  await ask();
  await expect.element(reach).toHaveTextContent('None of 2 past calls would go another way.');
});

test('the review names the tests of inbound calls that would fail', async () => {
  const { provider, carrier, application, sip_realm } = await usedCarrier();
  const question = new URLSearchParams({
    source: '198.18.81.1',
    host: sip_realm,
    number: '442070000081',
  });
  await openScreen(`/internal/inbound-test?${question}`, { as: 'admin', provider: provider.sid });
  await page.getByRole('button', { name: 'Save as test' }).click();
  await announced(/^Test of .* saved in this browser/);
  await openScreen(editOf(carrier.sid), { as: 'admin', provider: provider.sid });
  await activeBox.click();
  await openReview();
  await expect
    .element(review.getByRole('region', { name: '1 test would fail' }))
    .toHaveTextContent(
      `Call from 198.18.81.1 to 442070000081 reaches ${application.name} → would be rejected with`,
    );
});
