import { chromiumArgs, chromiumPath } from '../../../scripts/lib/chromium.ts';
import { expectAccessible } from '../support/accessible.ts';
import {
  expect,
  openAs,
  type Page,
  type Person,
  people,
  sandboxOnly,
  storageOf,
  test,
} from '../support/journey.ts';
import { failSip, keepConnections, phoneArgs, soundOf, wireOf } from '../support/phone.ts';

test.use({
  launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs, ...phoneArgs] },
});

type Scene = { page: Page; platform: Parameters<typeof openAs>[0]['platform'] };

const phone = (page: Page) => page.getByRole('region', { name: 'Phone' });
const status = (page: Page) => phone(page).getByRole('status');
const press = (page: Page, name: string) =>
  phone(page).getByRole('button', { name, exact: true }).click();

/** An account that can be called, and its application. */
async function scene(platform: Scene['platform'], columns: object = {}) {
  const account = await platform.createAccount({
    sip_realm: `${crypto.randomUUID().slice(0, 8)}.sip.example.net`,
    ...columns,
  });
  const application = await platform.createApplication(account.sid);
  return { account, application };
}

async function openPhone({ page, platform }: Scene, applicationSid: string, as: Person) {
  await openAs({ page, platform }, as, `/internal/applications/${applicationSid}/edit`);
  await page.getByRole('button', { name: 'Call it' }).click();
  await expect(phone(page)).toBeVisible();
}

const clientsOf = async (platform: Scene['platform'], accountSid: string) => {
  const { body } = await platform.api<{ account_sid: string; username: string }[]>(
    people.admin,
    'GET',
    'Clients',
  );
  return body.filter((one) => one.account_sid === accountSid).map(({ username }) => username);
};

/** Whether the sound grows between two looks at it. */
const grows = (page: Page, member: 'heard' | 'sent') => async () => {
  const before = await soundOf(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  return (await soundOf(page))[member] - before[member] > 1e-4;
};

test('an application is called: both sides are heard, and nothing of the call stays', {
  ...sandboxOnly,
}, async ({ page, platform }) => {
  const { account, application } = await scene(platform);
  const wire = wireOf(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const created = page.waitForRequest(
    (one) => one.method() === 'POST' && /Clients$/.test(one.url()),
  );
  await keepConnections(page);
  await openPhone({ page, platform }, application.sid, people.admin);
  await expect(phone(page).getByText(/checks passed/)).toBeVisible();
  await expectAccessible(page);
  // The checks need no SIP library, and leave no socket.
  expect(loaded.filter((url) => /\/line-/.test(url))).toEqual([]);
  expect(wire.methods()).toEqual(['OPTIONS']);
  await expect.poll(wire.openSockets).toBe(0);

  await press(page, 'Call');
  const password: string = (await created).postDataJSON().password;
  await expect(status(page)).toHaveText('In call');
  await expect.poll(grows(page, 'heard')).toBe(true);
  await expect.poll(grows(page, 'sent')).toBe(true);
  expect(await clientsOf(platform, account.sid)).toEqual([
    expect.stringMatching(/^trunkline-test-[0-9a-f]{8}$/),
  ]);
  await expectAccessible(page);

  // The sandbox sends back what it hears: silence, once its greeting is over.
  await press(page, 'Mute');
  await expect(status(page)).toHaveText('In call, muted');
  await expect.poll(grows(page, 'heard'), { timeout: 20_000 }).toBe(false);
  await press(page, 'Mute');
  await expect.poll(grows(page, 'heard')).toBe(true);

  await press(page, 'Hold');
  await expect(status(page)).toHaveText('On hold');
  await press(page, 'Hold');
  await expect(status(page)).toHaveText('In call');

  // The call outlives the screen, and leads to its own page.
  await page.getByRole('link', { name: 'Carriers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Carriers/ })).toBeVisible();
  await expect(status(page)).toHaveText('In call');
  await phone(page)
    .getByRole('link', { name: /^Call / })
    .click();
  await expect(page).toHaveURL(new RegExp(`/internal/live/${account.sid}/`));
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const asked = await question;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await expect(status(page)).toHaveText('In call');

  await press(page, 'Hang up');
  await expect(status(page)).toHaveText('You hung up.');
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
  const { account, application } = await scene(platform);
  await openPhone({ page, platform }, application.sid, people.admin);
  await press(page, 'Call');
  await expect(status(page)).toHaveText('In call');
  await press(page, 'Keypad');
  await press(page, 'Key 4');
  await expect(phone(page)).toContainText('Keys sent: 4');
  await page.keyboard.press('#');
  await expect(status(page)).toHaveText('The other side hung up.');
  await expect.poll(() => clientsOf(platform, account.sid)).toEqual([]);
});

test('without the microphone nothing is sent', { ...sandboxOnly }, async ({ page, platform }) => {
  const { account, application } = await scene(platform);
  const wire = wireOf(page);
  // Chromium rejects every permission but those that are granted.
  await page.context().grantPermissions(['geolocation']);
  await openPhone({ page, platform }, application.sid, people.admin);
  await press(page, 'Call');
  await expect(status(page)).toHaveText('The browser may not use the microphone.');
  await expect(
    phone(page)
      .getByText(/Allow it for this page/)
      .first(),
  ).toBeVisible();
  expect(wire.methods()).not.toContain('INVITE');
  expect(await clientsOf(platform, account.sid)).toEqual([]);
  await page.context().clearPermissions();
});

test('after a 403 no second call goes out', { ...sandboxOnly }, async ({
  page,
  platform,
  portalUrl,
}) => {
  const { account, application } = await scene(platform);
  const wire = wireOf(page);
  await failSip(portalUrl, { status: 403, xReason: 'Invalid credentials' });
  await openPhone({ page, platform }, application.sid, people.admin);
  await press(page, 'Call');
  await expect(status(page)).toHaveText(/refused a client that was created for this call/);
  const again = phone(page).getByRole('button', { name: 'Call again' });
  await expect(again).toBeDisabled();
  await expect(again).toHaveAccessibleDescription(/banned for a day/);
  const invites = wire.methods().filter((method) => method === 'INVITE').length;
  await again.press('Enter');
  await page.getByRole('button', { name: 'Call it' }).click();
  await expect(phone(page).getByRole('button', { name: /^Call/ })).toBeDisabled();
  expect(wire.methods().filter((method) => method === 'INVITE')).toHaveLength(invites);
  await expect.poll(() => clientsOf(platform, account.sid)).toEqual([]);
});

test('the client of a tab that died is deleted at the next start', {
  ...sandboxOnly,
}, async ({ page, platform }) => {
  const { account, application } = await scene(platform);
  await openPhone({ page, platform }, application.sid, people.admin);
  await press(page, 'Call');
  await expect(status(page)).toHaveText('In call');
  const next = await page.context().newPage();
  // Another tab leaves the client of a call that goes on alone.
  await next.goto('/internal/accounts');
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await clientsOf(platform, account.sid)).toHaveLength(1);
  await page.close({ runBeforeUnload: false });
  await next.reload();
  await expect.poll(() => clientsOf(platform, account.sid)).toEqual([]);
  expect(await next.evaluate(() => localStorage.getItem('testClients'))).toBeNull();
});
