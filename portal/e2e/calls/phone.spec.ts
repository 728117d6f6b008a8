import { phone } from '@trunkline/ui/testing/playwright';
import { expectAccessible } from '../support/accessible.ts';
import { expect, people, sandboxOnly, storageOf, test, uniqueName } from '../support/journey.ts';
import {
  callable,
  clearFaults,
  clientsOf,
  failSip,
  grows,
  keepConnections,
  openPhone,
  phoneLaunch,
  wireOf,
} from '../support/phone.ts';

test.use({ launchOptions: phoneLaunch(true) });

test('an application is called: both sides are heard, and nothing of the call stays', {
  ...sandboxOnly,
}, async ({ page, platform }) => {
  const { account, application } = await callable(platform);
  const wire = wireOf(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const created = page.waitForRequest(
    (one) => one.method() === 'POST' && /Clients$/.test(one.url()),
  );
  await keepConnections(page);
  await openPhone({ page, platform }, application.sid);
  await expect(phone(page).region.getByText(/checks passed/)).toBeVisible();
  await expectAccessible(page);
  // The checks need no SIP library and leave no socket open.
  const sipLibrary = () => loaded.filter((url) => /\/assets\/sip-[\w-]{8}\.js/.test(url));
  expect(sipLibrary()).toEqual([]);
  expect(wire.methods()).toEqual(['OPTIONS']);
  await expect.poll(wire.openSockets).toBe(0);

  await phone(page).button('call').click();
  const password: string = (await created).postDataJSON().password;
  await expect(phone(page).status).toHaveText('In call');
  await expect.poll(grows(page, 'heard')).toBe(true);
  await expect.poll(grows(page, 'sent')).toBe(true);
  expect(sipLibrary()).toHaveLength(1);
  expect(await clientsOf(platform, account.sid)).toEqual([
    expect.stringMatching(/^trunkline-test-[0-9a-f]{8}$/),
  ]);
  await expectAccessible(page);

  // The sandbox echoes what it hears: silence, once its greeting is over.
  await phone(page).button('mute').click();
  await expect(phone(page).status).toHaveText('In call, muted');
  await expect.poll(grows(page, 'heard'), { timeout: 20_000 }).toBe(false);
  await phone(page).button('mute').click();
  await expect.poll(grows(page, 'heard')).toBe(true);

  await phone(page).button('hold').click();
  await expect(phone(page).status).toHaveText('On hold');
  await phone(page).button('hold').click();
  await expect(phone(page).status).toHaveText('In call');

  // Verbs show as they run, from the same polls as on Live.
  await expect(phone(page).region.getByRole('list', { name: 'Verbs so far' })).toBeVisible();

  // The call outlives the screen, and links to its own page.
  await page.getByRole('link', { name: 'Carriers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Carriers/ })).toBeVisible();
  await expect(phone(page).status).toHaveText('In call');
  await phone(page)
    .region.getByRole('link', { name: /^Call / })
    .click();
  await expect(page).toHaveURL(new RegExp(`/internal/live/${account.sid}/`));
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const asked = await question;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await expect(phone(page).status).toHaveText('In call');

  await phone(page).button('hangUp').click();
  await expect(phone(page).status).toHaveText('You hung up.');
  await expect.poll(() => clientsOf(platform, account.sid)).toEqual([]);
  await expect.poll(wire.openSockets).toBe(0);
  expect(wire.methods()).not.toContain('REGISTER');
  expect(wire.sent.find((text) => text.startsWith('INVITE'))).toContain('X-Trunkline-Test: 1');
  for (const place of [await storageOf(page), page.url(), wire.sent.join('\n')]) {
    expect(place).not.toContain(password);
  }
});

test('a key reaches the other side, which hangs up', { ...sandboxOnly }, async ({
  page,
  platform,
}) => {
  const { account, application } = await callable(platform);
  await openPhone({ page, platform }, application.sid);
  await phone(page).button('call').click();
  await expect(phone(page).status).toHaveText('In call');
  await phone(page).button('keypad').click();
  await phone(page).key('4').click();
  await expect(phone(page).region).toContainText('Keys sent: 4');
  await page.keyboard.press('#');
  await expect(phone(page).status).toHaveText('The other side hung up.');
  await expect.poll(() => clientsOf(platform, account.sid)).toEqual([]);
});

test('after a 403 no second call goes out', { ...sandboxOnly }, async ({
  page,
  platform,
  portalUrl,
}) => {
  const { account, application } = await callable(platform);
  const wire = wireOf(page);
  await failSip(portalUrl, { status: 403, xReason: 'Invalid credentials' });
  await openPhone({ page, platform }, application.sid);
  await phone(page).button('call').click();
  await expect(phone(page).status).toHaveText(/refused a client that was created for this call/);
  const again = phone(page).button('callAgain');
  await expect(again).toBeDisabled();
  await expect(again).toHaveAccessibleDescription(/banned for a day/);
  const invites = wire.methods().filter((method) => method === 'INVITE').length;
  await again.press('Enter');
  await page.getByRole('button', { name: 'Call it' }).click();
  await expect(phone(page).region.getByRole('button', { name: /^Call/ })).toBeDisabled();
  expect(wire.methods().filter((method) => method === 'INVITE')).toHaveLength(invites);
  await expect.poll(() => clientsOf(platform, account.sid)).toEqual([]);
});

test('the client of a tab that died is deleted at the next start', {
  ...sandboxOnly,
}, async ({ page, platform }) => {
  const { account, application } = await callable(platform);
  await openPhone({ page, platform }, application.sid);
  await phone(page).button('call').click();
  await expect(phone(page).status).toHaveText('In call');
  const next = await page.context().newPage();
  // A second tab doesn't delete the client of a running call.
  await next.goto('/internal/accounts');
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await clientsOf(platform, account.sid)).toHaveLength(1);
  await page.close({ runBeforeUnload: false });
  await next.reload();
  await expect.poll(() => clientsOf(platform, account.sid)).toEqual([]);
  expect(await next.evaluate(() => localStorage.getItem('testClients'))).toBeNull();
});

test('where a registration hook decides, a named user calls, whose password stays in memory', {
  ...sandboxOnly,
}, async ({ page, platform }) => {
  const application = await platform.createApplication(await platform.accountSid('Acme Support'));
  const wire = wireOf(page);
  await openPhone({ page, platform }, application.sid, people.acme);
  const { region, button, status } = phone(page);
  await region.getByRole('textbox', { name: 'Client' }).fill('hook-user');
  await region.getByLabel('Password', { exact: true }).fill('Hook-Pass-1');
  await region.getByRole('button', { name: 'Use this client' }).click();
  await button('call').click();
  await expect(status).toHaveText('In call');
  expect(wire.methods()).not.toContain('REGISTER');
  await button('hangUp').click();
  await expect(status).toHaveText('You hung up.');
  for (const place of [await storageOf(page), page.url(), wire.sent.join('\n')]) {
    expect(place).not.toContain('Hook-Pass-1');
  }
});

test('a browser at the address of a gateway reads for which carrier it is taken', {
  ...sandboxOnly,
}, async ({ page, platform, portalUrl }) => {
  const { account, application } = await callable(platform);
  const name = uniqueName('Office PBX');
  const { body: carrier } = await platform.api<{ sid: string }>(
    people.admin,
    'POST',
    `ServiceProviders/${await platform.providerSid()}/VoipCarriers`,
    { name, account_sid: account.sid },
  );
  await platform.api(people.admin, 'POST', 'SipGateways', {
    ...{ voip_carrier_sid: carrier.sid, ipv4: '192.0.2.177', netmask: 32, port: 5060 },
    ...{ inbound: 1, outbound: 0 },
  });
  await failSip(portalUrl, { publicAddress: '192.0.2.177' });
  await openPhone({ page, platform }, application.sid);
  await phone(page).button('call').click();
  await expect(phone(page).status).toHaveText(
    `The platform took this call for one of ${name}: your public address is an inbound gateway there.`,
  );
  await clearFaults(portalUrl);
});

test('a call whose sound loses its way ends, and says so', { ...sandboxOnly }, async ({
  page,
  platform,
  portalUrl,
}) => {
  const { account, application } = await callable(platform);
  const wire = wireOf(page);
  await failSip(portalUrl, { losesPath: true });
  await keepConnections(page);
  await openPhone({ page, platform }, application.sid);
  await phone(page).button('call').click();
  await expect(phone(page).status).toHaveText('In call');
  await expect.poll(grows(page, 'heard')).toBe(true);
  await phone(page).region.press('1');
  // Chromium takes this long to declare a path failed.
  await expect(phone(page).status).toHaveText('The audio connection was lost.', {
    timeout: 60_000,
  });
  await expect.poll(wire.openSockets).toBe(0);
  await expect.poll(() => clientsOf(platform, account.sid)).toEqual([]);
  expect(wire.methods()).toContain('BYE');
});
