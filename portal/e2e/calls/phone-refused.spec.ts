import { phone } from '@trunkline/ui/testing/playwright';
import { expect, sandboxOnly, test } from '../support/journey.ts';
import { callable, clientsOf, openPhone, phoneLaunch, wireOf } from '../support/phone.ts';

// Launch options apply to a whole file, and this browser refuses the microphone.
test.use({ launchOptions: phoneLaunch(false) });

test('without the microphone nothing is sent', { ...sandboxOnly }, async ({ page, platform }) => {
  const { account, application } = await callable(platform);
  const wire = wireOf(page);
  await openPhone({ page, platform }, application.sid);
  await phone(page).button('call').click();
  await expect(phone(page).status).toHaveText('The browser may not use the microphone.');
  await expect(
    phone(page)
      .region.getByText(/Allow it for this page/)
      .first(),
  ).toBeVisible();
  expect(wire.methods()).not.toContain('INVITE');
  expect(await clientsOf(platform, account.sid)).toEqual([]);
});
