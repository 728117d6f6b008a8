import { expect, test } from 'vitest';
import { storeCall } from '../../../testing/areas/calls.ts';
import { clearLive, makeCall } from '../../../testing/areas/live.ts';
import {
  calls,
  createAccount,
  createApplication,
  openScreen,
  page,
  providerSid,
} from '../../../testing/index.ts';

test('a dialled application has its name, in calls that go on and in those that are over', async () => {
  const { sid } = await createAccount();
  const application = await createApplication(sid);
  const to = `app-${application.sid}`;
  await makeCall({ account_sid: sid, from: 'desk101', to, call_status: 'in-progress' });
  await openScreen(`/internal/live?account=${sid}`, { as: 'northwind' });
  await expect.element(page.getByText(`desk101 → ${application.name}`)).toBeVisible();
  await clearLive();

  const provider = await providerSid('Northwind Telecom');
  for (const dialled of [to, to, `app-${crypto.randomUUID()}`]) {
    await storeCall({ accountSid: sid, providerSid: provider, direction: 'inbound', to: dialled });
  }
  await openScreen(`/internal/recent-calls?account=${sid}&date=30`, { as: 'northwind' });
  const cells = page.getByRole('cell', { name: application.name });
  await expect.element(cells.nth(1)).toBeVisible();
  // An application that can't be read stays as dialled.
  await expect.element(page.getByRole('cell', { name: /^app-/ })).toBeVisible();
  expect(calls({ path: new RegExp(`Applications/${application.sid}$`) })).toHaveLength(1);
});
