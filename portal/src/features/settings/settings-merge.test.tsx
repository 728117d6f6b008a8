import { expect, test } from 'vitest';
import {
  announced,
  api,
  createProvider,
  forgetCalls,
  people,
  uniqueName,
  writeLines,
} from '../../../testing/index.ts';
import {
  domain,
  information,
  nameField,
  openAdmin,
  openProvider,
  policy,
  requireDigit,
  restoring,
  saveButton,
  saved,
  sbc,
  sipDomain,
  storedProvider,
  teams,
} from '../../../testing/settings.ts';

test('two admins, the domain name and the password policy: nothing is lost', async () => {
  await restoring(async () => {
    const before = await policy();
    await openAdmin();
    await domain.fill('here.example.net');
    await api(people.admin, 'POST', 'PasswordSettings', {
      require_digit: 0,
      require_special_character: 0,
      ...before,
      min_password_length: 11,
    });
    forgetCalls();
    await saveButton.click();
    await announced('Admin settings updated successfully');
    expect(writeLines()).toEqual(['POST SystemInformation']);
    expect(await information()).toMatchObject({ domain_name: 'here.example.net' });
    expect(await policy()).toMatchObject({ min_password_length: 11 });

    // The other way round, on the same form.
    await requireDigit.click();
    const changed = { ...(await information()), domain_name: 'there.example.net' };
    await api(people.admin, 'POST', 'SystemInformation', changed);
    forgetCalls();
    await saveButton.click();
    await expect.poll(() => writeLines()).toEqual(['POST PasswordSettings']);
    await expect.element(domain).toHaveValue('there.example.net');
    expect(await information()).toMatchObject({ domain_name: 'there.example.net' });
    expect(await policy()).toMatchObject({ min_password_length: 11, require_digit: 1 });
  });
});

test('two admins, two fields of the system information: nothing is lost', async () => {
  await restoring(async () => {
    await openAdmin();
    await sipDomain.fill('sip.here.example.net');
    const changed = { ...(await information()), domain_name: 'there.example.net' };
    await api(people.admin, 'POST', 'SystemInformation', changed);
    await saveButton.click();
    await announced('Admin settings updated successfully');
    expect(await information()).toEqual({ ...changed, sip_domain_name: 'sip.here.example.net' });
    await expect.element(domain).toHaveValue('there.example.net');
  });
});

test('one renames a provider while another sets its Teams domain: both are kept', async () => {
  const provider = await createProvider();
  await openProvider(provider);
  await teams.click();
  await sbc.fill('teams.example.net');
  const renamed = uniqueName('Renamed');
  await api(people.admin, 'PUT', `ServiceProviders/${provider.sid}`, { name: renamed });
  await saved();
  expect(await storedProvider(provider.sid)).toMatchObject({
    name: renamed,
    ms_teams_fqdn: 'teams.example.net',
  });
  await expect.element(nameField).toHaveValue(renamed);
});
