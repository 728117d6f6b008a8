import { expect, test } from 'vitest';
import * as accounts from '../../../testing/areas/accounts.ts';
import * as applications from '../../../testing/areas/applications.ts';
import * as clients from '../../../testing/areas/clients.ts';
import * as credentials from '../../../testing/areas/speech-credentials.ts';
import * as users from '../../../testing/areas/users.ts';
import { keptAnywhere, keptHistory } from '../../../testing/areas/your-changes.ts';
import {
  announced,
  choose,
  createAccount,
  openScreen,
  page,
  uniqueName,
  writes,
} from '../../../testing/index.ts';

const secret = 'FAKE-walked-Secret-1';

async function authenticate(hook: ReturnType<typeof applications.hookGroup>) {
  await hook.getByLabelText('Use HTTP basic authentication').click();
  await hook.getByLabelText(/^Username/).fill('hook');
  await hook.getByLabelText(/^Password/).fill(secret);
}

/** Each saves a secret in its form. @returns the record's name in the history */
const saves: Record<string, () => Promise<string>> = {
  'the password of a SIP client': async () => {
    const account = await createAccount({ sip_realm: `${crypto.randomUUID()}.example` });
    const name = uniqueName('desk');
    await openScreen(`${clients.list}/add`, { as: 'admin' });
    await choose(clients.accountBox, account.name);
    await clients.usernameField.fill(name);
    await clients.passwordField.fill(secret);
    await clients.createButton.click();
    return name;
  },
  'the temporary password of a user': async () => {
    const account = await createAccount();
    const name = uniqueName('newcomer');
    await users.openAdd();
    await users.scope('Account').click();
    await users.chooseAccount(account.name);
    await users.fillNewUser(name);
    await users.passwordField.fill(secret);
    await users.createButton.click();
    return name;
  },
  'the passwords of the webhooks of an application': async () => {
    const { name } = await applications.openNew();
    await authenticate(applications.hookGroup('Calling webhook'));
    await authenticate(applications.hookGroup('Call status webhook'));
    await applications.saveButton.click();
    return name;
  },
  'the password of a webhook and the key of a bucket of an account': async () => {
    const { sid, name } = await createAccount();
    await accounts.openAccount(sid);
    await accounts.addressOf.registration.fill('https://hooks.example.com/registration');
    await authenticate(accounts.registrationHook);
    await page.getByLabelText('Enable call recording').click();
    await choose(page.getByRole('combobox', { name: /Bucket Vendor/ }), 'AWS S3');
    await page.getByLabelText(/^Bucket Name/).fill('recordings');
    await page.getByLabelText(/^Access key ID/).fill('AKIAFAKEWALKED');
    await page.getByLabelText(/^Secret access key/).fill(secret);
    await accounts.saveButton.click();
    return name;
  },
  'the key of a speech vendor': async () => {
    const label = uniqueName('label');
    await openScreen(`${credentials.list}/add`, { as: 'admin' });
    await choose(credentials.vendorBox, 'Deepgram');
    await credentials.labelField.fill(label);
    await credentials.keyField.fill(secret);
    await credentials.createButton.click();
    return label;
  },
};

test.each(Object.entries(saves))('sends %s, and keeps nothing of it', async (_, save) => {
  const name = await save();
  await announced(/successfully/);
  await expect.poll(keptHistory).toContain(name);
  expect(JSON.stringify(writes())).toContain(secret);
  const storages = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
  expect(`${await keptAnywhere()}${storages.join('')}`).not.toContain(secret);
});
