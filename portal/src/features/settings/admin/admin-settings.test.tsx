import { expect, test } from 'vitest';
import {
  domain,
  information,
  minLength,
  monitoringDomain,
  networks,
  openAdmin,
  policy,
  requireDigit,
  restoring,
  saveButton,
  saveState,
  sipDomain,
} from '../../../../testing/areas/settings.ts';
import {
  announced,
  fail,
  forgetCalls,
  page,
  reopen,
  writeLines,
  writes,
} from '../../../../testing/index.ts';

test('system information is shown, saved as a whole, and read back', async () => {
  await openAdmin();
  await restoring(async () => {
    const before = await information();
    await expect.element(domain).toHaveValue(String(before['domain_name'] ?? ''));
    await domain.fill(' talk.example.net ');
    await sipDomain.fill('sip.talk.example.net');
    await networks.fill(' 10.0.0.0/8 , 192.168.1.1,0.0.0.0/0, ');
    await monitoringDomain.fill('');
    await page.getByRole('radio', { name: 'Debug' }).click();

    await saveButton.click();
    await announced('Admin settings updated successfully');
    // The password policy is unchanged, so it isn't sent.
    expect(writeLines()).toEqual(['POST SystemInformation']);
    expect(writes()[0]?.body).toEqual({
      domain_name: 'talk.example.net',
      sip_domain_name: 'sip.talk.example.net',
      monitoring_domain_name: null,
      private_network_cidr: '10.0.0.0/8,192.168.1.1,0.0.0.0/0',
      log_level: 'debug',
    });
    // The saved values are the new state: nothing is unsaved, and a reload shows them.
    await expect.element(saveState('All changes saved')).toBeVisible();
    await expect.element(networks).toHaveValue('10.0.0.0/8,192.168.1.1,0.0.0.0/0');
    reopen();
    await expect.element(page.getByRole('radio', { name: 'Debug' })).toBeChecked();
    await expect.element(domain).toHaveValue('talk.example.net');
    await expect.element(monitoringDomain).toHaveValue('');
  });
});

test('a wrong network is named, and nothing is saved', async () => {
  await openAdmin();
  forgetCalls();
  await networks.fill('10.0.0.0/33');
  await saveButton.click();
  await expect
    .element(networks)
    .toHaveAccessibleDescription(/^Invalid private network CIDR "10\.0\.0\.0\/33"/);
  await expect.element(networks).toHaveFocus();
  expect(writeLines()).toEqual([]);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(networks).not.toHaveAttribute('aria-invalid');
  await expect.element(saveState('All changes saved')).toBeVisible();
});

test('the password policy is saved by POST, for the whole platform', async () => {
  await openAdmin();
  await restoring(async () => {
    await minLength.click();
    await expect.element(page.getByRole('option')).toHaveLength(13);
    await page.getByRole('option', { name: '9 characters', exact: true }).click();
    await requireDigit.click();
    forgetCalls();

    await saveButton.click();
    await announced('Admin settings updated successfully');
    expect(writes()[0]?.body).toEqual({
      min_password_length: 9,
      require_digit: 1,
      require_special_character: 0,
    });
    // The system information is unchanged, so it isn't sent.
    expect(writeLines()).toEqual(['POST PasswordSettings']);
    expect(await policy()).toMatchObject({ min_password_length: 9, require_digit: 1 });
  });
});

test('a stored minimum outside 8 to 20 stays on offer', async () => {
  fail({ path: 'PasswordSettings', status: 200, answer: {} });
  await openAdmin();
  await expect.element(minLength).toHaveTextContent('6 characters');
  await minLength.click();
  await expect
    .element(page.getByRole('option', { name: '6 characters', exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('option')).toHaveLength(14);
});

test('what was saved and what was not is told, and Save sends only the rest', async () => {
  await openAdmin();
  await restoring(async () => {
    const broken = fail({
      method: 'POST',
      path: 'PasswordSettings',
      status: 500,
      answer: { msg: 'policies are away' },
    });
    await sipDomain.fill('partly.example.net');
    await requireDigit.click();
    await saveButton.click();
    await announced('policies are away');
    const banner = page
      .getByRole('alert')
      .filter({ hasText: 'Only part of the settings was saved' })
      .first();
    await expect.element(banner).toHaveTextContent('Password policy: policies are away');
    await expect
      .element(banner)
      .toHaveTextContent('Saved: System information. Save tries only the rest again.');
    await expect.element(banner).toHaveFocus();
    await expect.element(requireDigit).toBeChecked();
    expect(await information()).toMatchObject({ sip_domain_name: 'partly.example.net' });

    broken.stop();
    forgetCalls();
    await saveButton.click();
    await announced('Admin settings updated successfully');
    expect(writeLines()).toEqual(['POST PasswordSettings']);
    await expect.element(banner).not.toBeInTheDocument();
  });
});
