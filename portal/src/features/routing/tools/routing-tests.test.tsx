import { expect, test } from 'vitest';
import { storeCall } from '../../../../testing/areas/calls.ts';
import { createCarrier } from '../../../../testing/areas/carriers.ts';
import { createTable, editOf, textOf } from '../../../../testing/areas/routing.ts';
import {
  announced,
  api,
  calls,
  createAccount,
  createProvider,
  forgetCalls,
  openScreen,
  page,
  people,
  reopen,
  writes,
} from '../../../../testing/index.ts';

const tests = page.getByRole('region', { name: 'Tests', exact: true });
const review = page.getByRole('dialog', { name: 'Review changes' });
const openReview = () => page.getByRole('button', { name: /^Review \d field/ }).click();

/** Opens a table that routes ^44 by one carrier and the rest by another. */
async function openRouted() {
  const provider = await createProvider();
  const account = await createAccount({ service_provider_sid: provider.sid });
  const [first, other] = await Promise.all([
    createCarrier({}, ['198.18.80.1'], provider.name),
    createCarrier({}, ['198.18.80.2'], provider.name),
  ]);
  const outbound = { inbound: 0, outbound: 1 };
  await Promise.all(
    [first, other].map(({ sid }) =>
      api(people.admin, 'POST', 'SipGateways', {
        voip_carrier_sid: sid,
        ipv4: 'sip.example.net',
        ...outbound,
      }),
    ),
  );
  const table = await createTable(account.sid, first.sid, ['^44']);
  const [, last] = (
    await api<
      { lcr_route_sid: string; lcr_carrier_set_entries: { lcr_carrier_set_entry_sid: string }[] }[]
    >(people.admin, 'GET', `LcrRoutes?lcr_sid=${table.sid}`)
  ).body;
  await api(
    people.admin,
    'PUT',
    `LcrCarrierSetEntries/${last?.lcr_carrier_set_entries[0]?.lcr_carrier_set_entry_sid}`,
    { voip_carrier_sid: other.sid },
  );
  await openScreen(editOf(table.sid), { as: 'admin', provider: provider.sid });
  return { provider, account, first, other };
}

async function saveAsTest(number: string) {
  await page.getByLabelText('Number to test').fill(number);
  await page.getByRole('button', { name: 'Save as test' }).click();
}

test('a saved test is shown with its result, follows unsaved changes, and is removed', async () => {
  const { account, first, other } = await openRouted();
  await saveAsTest('+44 20 7946 0123');
  await announced(`Test of ${account.name} saved in this browser`);
  await expect.element(tests).toHaveTextContent('1 of 1 test passed.');
  await page.getByLabelText('Number to test').fill('442079460123');
  await page.getByRole('button', { name: 'Save as test' }).click();
  await expect.element(tests).toHaveTextContent('2 of 2 tests passed.');
  await textOf(1).fill('^49');
  await expect.element(tests).toHaveTextContent('1 of 2 tests passed.');
  const failed = tests.getByRole('button', {
    name: `Failed Call to 442079460123 by ${account.name} leaves by ${first.name}`,
  });
  await failed.click();
  await expect.element(tests.getByText(`It leaves by ${other.name}.`)).toBeVisible();
  await tests.getByRole('button', { name: 'Remove test' }).first().click();
  await expect.element(tests).toHaveTextContent('1 of 1 test passed.');
  expect(writes()).toEqual([]);
});

test('the review names the tests that would fail, and saves all the same', async () => {
  const { account, first, other } = await openRouted();
  await saveAsTest('442079460123');
  await saveAsTest('4930901820');
  await textOf(1).fill('^49');
  forgetCalls();
  await openReview();
  const broken = review.getByRole('region', { name: '2 tests would fail' });
  await expect
    .element(broken)
    .toHaveTextContent(
      `Call to 442079460123 by ${account.name} leaves by ${first.name} → would leave by ${other.name}`,
    );
  await expect.element(review.getByText('No past calls are kept.')).toBeVisible();
  expect(calls({ path: /RecentCalls.*count=500&days/ })).toHaveLength(1);
  await review.getByRole('button', { name: 'Save', exact: true }).click();
  await announced('Least cost routing rule successfully updated');
  reopen();
  await expect.element(tests).toHaveTextContent('0 of 2 tests passed.');
});

test('a test follows a carrier that was renamed', async () => {
  const { first } = await openRouted();
  await saveAsTest('442079460123');
  await api(people.admin, 'PUT', `VoipCarriers/${first.sid}`, { name: `${first.name} Ltd` });
  reopen();
  await expect.element(tests).toHaveTextContent(`leaves by ${first.name} Ltd`);
  await expect.element(tests).toHaveTextContent('1 of 1 test passed.');
});

test('the review counts the past calls that would leave by another carrier, in one call', async () => {
  const { provider, account, first, other } = await openRouted();
  const call = { accountSid: account.sid, providerSid: provider.sid };
  for (const to of ['442079460123', '442079460124', '4930901820']) {
    await storeCall({ ...call, direction: 'outbound', to });
  }
  await storeCall({ ...call, direction: 'inbound', to: '442079460123', source: '198.18.80.1' });
  await textOf(1).fill('^442079460123');
  forgetCalls();
  await openReview();
  const reach = review.getByRole('region', { name: 'Past calls' });
  await expect.element(reach).toHaveTextContent('Of 3 past calls');
  await expect.element(reach).toHaveTextContent('1 would leave by another carrier');
  await expect
    .element(reach)
    .toHaveTextContent(`15085551234 → 442079460124: ${first.name} → ${other.name}`);
  expect(calls({ path: /RecentCalls.*count=500&days/ })).toHaveLength(1);
  expect(writes()).toEqual([]);
});

test('on the table of a provider, a test asks whose call it is', async () => {
  const provider = await createProvider();
  await createAccount({ service_provider_sid: provider.sid });
  const account = await createAccount({ service_provider_sid: provider.sid });
  const carrier = await createCarrier({}, ['198.18.80.3'], provider.name);
  const table = await createTable(null, carrier.sid, ['^44'], provider.sid);
  await openScreen(editOf(table.sid), { as: 'admin', provider: provider.sid });
  await page.getByLabelText('Number to test').fill('442079460123');
  const whose = page.getByRole('combobox', { name: 'Account of the test' });
  await expect.element(whose).toBeVisible();
  await expect.element(whose).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Save as test' })).not.toBeInTheDocument();
  await whose.fill(account.name);
  await page.getByRole('option', { name: account.name }).click();
  await page.getByRole('button', { name: 'Save as test' }).click();
  await announced(`Test of ${account.name} saved in this browser`);
  await expect
    .element(tests.getByRole('button', { name: `Call to 442079460123 by ${account.name}` }))
    .toBeVisible();
});
