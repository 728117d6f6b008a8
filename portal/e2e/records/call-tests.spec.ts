import type { Platform } from '../../testing/platform.ts';
import { expectAccessible } from '../support/accessible.ts';
import { announced, expect, openAs, people, test, uniqueName } from '../support/journey.ts';

/** Creates an account with two carriers: ^44 goes by the first, the rest by the second. */
async function routedAccount(platform: Platform) {
  const { api, createAccount, createProvider, createUser } = platform;
  const provider = await createProvider();
  const account = await createAccount({ service_provider_sid: provider.sid });
  const make = async () => {
    const name = uniqueName('Carrier');
    const path = `ServiceProviders/${provider.sid}/VoipCarriers`;
    const { body } = await api<{ sid: string }>(people.admin, 'POST', path, {
      name,
      account_sid: account.sid,
    });
    await api(people.admin, 'POST', 'SipGateways', {
      voip_carrier_sid: body.sid,
      ipv4: 'sip.example.net',
      inbound: 0,
      outbound: 1,
    });
    return { name, sid: body.sid };
  };
  const [first, other] = [await make(), await make()];
  const table = await api<{ sid: string }>(people.admin, 'POST', 'Lcrs', {
    name: 'Routes',
    account_sid: account.sid,
  });
  const by = (sid: string) => [{ voip_carrier_sid: sid, priority: 0 }];
  await api(people.admin, 'POST', `Lcrs/${table.body.sid}/Routes`, [
    { regex: '^44', priority: 0, lcr_carrier_set_entries: by(first.sid) },
    { regex: '.*', priority: 9999, lcr_carrier_set_entries: by(other.sid) },
  ]);
  const user = await createUser({
    service_provider_sid: provider.sid,
    account_sid: account.sid,
  });
  return { account, first, other, user };
}

test('a call is saved as a test, its route changed in spite of the review, and Configuration shows it failing', async ({
  page,
  platform,
}) => {
  const { account, first, other, user } = await routedAccount(platform);
  await openAs({ page, platform }, user, '/internal/least-cost-routing');
  await page.getByLabel('Number to test').fill('442079460123');
  await page.getByRole('button', { name: 'Save as test' }).click();
  await announced(page, `Test of ${account.name} saved in this browser`);
  const tests = page.getByRole('region', { name: 'Tests', exact: true });
  await expect(tests).toContainText('1 of 1 test passed.');
  await expectAccessible(page);

  await page.getByLabel('Digit prefix or regex of route 1', { exact: true }).fill('^49');
  await page.getByRole('button', { name: /^Review 1 field/ }).click();
  const review = page.getByRole('dialog', { name: 'Review changes' });
  await expect(review.getByRole('region', { name: '1 test would fail' })).toContainText(
    `leaves by ${first.name} → would leave by ${other.name}`,
  );
  await expect(review.getByText('No past calls are kept.')).toBeVisible();
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Save', exact: true }).click();
  await announced(page, 'Least cost routing rule successfully updated');

  await page.goto('/internal/configuration');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const results = page.getByRole('region', { name: 'Tests', exact: true });
  await expect(results).toContainText('0 of 1 test passed.');
  await expect(results.getByRole('listitem').first()).toContainText('Failed');
  await expect(page.getByRole('region', { name: 'YAML' })).toContainText(
    `leaves_by: ${first.name}`,
  );
  await expectAccessible(page);
});
