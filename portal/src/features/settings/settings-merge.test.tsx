import { expect, test } from 'vitest';
import {
  domain,
  information,
  openAdmin,
  policy,
  requireDigit,
  restoring,
  saveButton,
} from '../../../testing/areas/settings.ts';
import { announced, api, forgetCalls, people, writeLines } from '../../../testing/index.ts';

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
