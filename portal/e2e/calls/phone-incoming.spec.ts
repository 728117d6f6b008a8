import { phone } from '@trunkline/ui/testing/playwright';
import { expectAccessible } from '../support/accessible.ts';
import {
  expect,
  type Page,
  people,
  sandboxOnly,
  signOut,
  storageOf,
  test,
} from '../support/journey.ts';
import {
  callable,
  failSip,
  grows,
  keepConnections,
  openPhone,
  phoneLaunch,
  reception,
  till,
  wireOf,
} from '../support/phone.ts';

test.use({ launchOptions: phoneLaunch(true) });

/** Opens the phone of an account with a client, and can make the platform call that client. */
async function scene({ page, platform }: Parameters<typeof openPhone>[0]) {
  const { account, application } = await callable(platform);
  await platform.api(people.admin, 'POST', 'Clients', { account_sid: account.sid, ...till });
  const calls = `Accounts/${account.sid}/Calls`;
  return {
    application,
    /** @returns the call as the platform lists it */
    async ring() {
      const { body } = await platform.api<{ sid: string }>(people.admin, 'POST', calls, {
        from: '15085550199',
        to: { type: 'user', name: till.username },
        application_sid: application.sid,
      });
      const { sid } = body;
      return {
        status: async () => {
          const path = `${calls}/${sid}`;
          const { body: call } = await platform.api<{ call_status: string }>(
            people.admin,
            'GET',
            path,
          );
          return call.call_status;
        },
        /** @param call_status no-answer gives up a ringing call */
        end: (call_status: 'completed' | 'no-answer') =>
          platform.api(people.admin, 'PUT', `${calls}/${sid}`, { call_status }),
      };
    },
    open: () => openPhone({ page, platform }, application.sid),
    async isRegistered() {
      const { body } = await platform.api<{ registered_status: string }>(
        people.admin,
        'GET',
        `Accounts/${account.sid}/RegisteredSipUsers/${till.username}`,
      );
      return body.registered_status === 'active';
    },
  };
}

const registers = ({ sent }: { sent: string[] }) =>
  sent.filter((text) => text.startsWith('REGISTER'));

test('calls ring here while the phone is switched on, and nothing of it stays', {
  ...sandboxOnly,
}, async ({ page, platform }) => {
  const { ring, open } = await scene({ page, platform });
  const wire = wireOf(page);
  await keepConnections(page);
  await open();
  const { button, status, region } = phone(page);
  await reception(page).name();
  await expect(region).toContainText('No device is registered as till9 now.');
  expect(registers(wire)).toEqual([]);
  await expectAccessible(page);
  await reception(page).toggle.press('Space');
  await expect(status).toHaveText('Receives calls to till9');

  // The phone stays when screens change, and stays minimised.
  await region.getByRole('button', { name: 'Minimise phone' }).click();
  await page.getByRole('link', { name: 'Carriers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Carriers/ })).toBeVisible();
  await expect(status).toHaveText('Receives calls to till9');
  const first = await ring();
  await expect(status).toHaveText('Incoming call: 15085550199');
  await expect(region).toContainText('15085550199');
  await expect(page).toHaveTitle(/^Incoming call · .*Carriers/);
  await expectAccessible(page);
  await button('answer').press('Enter');
  await expect(page).not.toHaveTitle(/Incoming call/);
  await expect(status).toHaveText('In call');
  await expect.poll(grows(page, 'heard')).toBe(true);
  await expect.poll(grows(page, 'sent')).toBe(true);
  expect(await first.status()).toBe('in-progress');

  // Someone else calls meanwhile.
  const second = await ring();
  await expect.poll(second.status).toBe('busy');
  await expect(status).toHaveText('In call');
  await first.end('completed');
  await expect(status).toHaveText('Receives calls to till9');
  await region.getByRole('button', { name: 'Show phone' }).click();
  await expect(region).toContainText('15085550199: The other side hung up.');

  const third = await ring();
  await button('decline').click();
  await expect(region).toContainText('15085550199: You declined.');
  await expect.poll(third.status).toBe('busy');

  const missed = await ring();
  await expect(status).toHaveText(/Incoming call/);
  await missed.end('no-answer');
  await expect(region).toContainText(/15085550199: Missed call at/);

  const last = await ring();
  await button('answer').click();
  await expect(status).toHaveText('In call');
  await button('hangUp').click();
  await expect(region).toContainText('15085550199: You hung up.');
  await expect.poll(last.status).toBe('completed');

  await reception(page).open();
  await reception(page).toggle.click();
  await expect(status).toHaveText('Ready to call');
  await expect.poll(wire.openSockets).toBe(0);
  // One is challenged and sent again; the last one unregisters.
  expect(registers(wire).map((text) => /^Expires: (\d+)/im.exec(text)?.[1])).toEqual([
    ...['120', '120', '0'],
  ]);
  expect(wire.sent.filter((text) => text.startsWith('INVITE'))).toEqual([]);
  const answers = wire.sent.flatMap((text) => /^SIP\/2\.0 ([3-6]\d\d)/.exec(text)?.[1] ?? []);
  expect(answers).toEqual(['486', '603', '487']);
  const unheard = await ring();
  await expect.poll(unheard.status).not.toBe('queued');
  expect(registers(wire)).toHaveLength(3);
  await expect(status).toHaveText('Ready to call');
  for (const place of [await storageOf(page), page.url(), wire.sent.join('\n')]) {
    expect(place).not.toContain(till.password);
  }
});

test('closing the phone, signing out and leaving the page end the registration', {
  ...sandboxOnly,
}, async ({ page, platform }) => {
  const { open, isRegistered } = await scene({ page, platform });
  const wire = wireOf(page);
  const ended = () => registers(wire).filter((text) => /^Expires: 0/im.test(text)).length;
  const switchOn = async () => {
    await open();
    await reception(page).name();
    await reception(page).toggle.click();
    await expect(phone(page).status).toHaveText('Receives calls to till9');
  };
  await switchOn();
  await phone(page).button('close').click();
  await expect.poll(ended).toBe(1);
  await expect.poll(wire.openSockets).toBe(0);

  await switchOn();
  await signOut(page);
  await expect.poll(ended).toBe(2);
  await expect.poll(wire.openSockets).toBe(0);

  await switchOn();
  expect(await isRegistered()).toBe(true);
  await page.reload();
  await expect.poll(isRegistered).toBe(false);
});

test('a lost connection is said, and the phone registers again once it is back', {
  ...sandboxOnly,
}, async ({ page, platform }) => {
  const { ring, open } = await scene({ page, platform });
  const cut = await cuttable(page);
  await open();
  await reception(page).name();
  await reception(page).toggle.click();
  const { status, button } = phone(page);
  await expect(status).toHaveText('Receives calls to till9');
  await cut();
  await expect(status).toHaveText(/^No connection: calls don’t arrive/);
  await expect(status).toHaveText('Receives calls to till9');
  await ring();
  await expect(status).toHaveText('Incoming call: 15085550199');
  await button('answer').click();
  await expect(status).toHaveText('In call');
});

test('a refused registration is said, and after a 403 nothing more goes out', {
  ...sandboxOnly,
}, async ({ page, platform, portalUrl }) => {
  const { open } = await scene({ page, platform });
  const wire = wireOf(page);
  await open();
  const { region, button, status } = phone(page);
  await failSip(portalUrl, { method: 'REGISTER', status: 503, reason: 'Max Devices Registered' });
  await reception(page).name();
  await reception(page).toggle.click();
  await expect(region).toContainText(
    'As many devices are registered as the account may have. (503 Max Devices Registered)',
  );
  await expect(status).toHaveText('Ready to call');
  await expect(reception(page).toggle).not.toBeChecked();
  await expect(button('call')).toBeEnabled();

  await failSip(portalUrl, { method: 'REGISTER', status: 403, xReason: 'Invalid credentials' });
  await reception(page).toggle.click();
  await expect(region).toContainText(/password is wrong.*\(403 Invalid credentials\)/);
  await expect.poll(wire.openSockets).toBe(0);
  expect(registers(wire)).toHaveLength(2);
  await expect(button('call')).toBeDisabled();
  await expect(button('call')).toHaveAccessibleDescription(/banned for a day/);
  await expect(reception(page).toggle).toHaveCount(0);
  expect(wire.methods()).not.toContain('INVITE');
});

test('switched off before the platform has answered, nothing stays registered', {
  ...sandboxOnly,
}, async ({ page, platform }) => {
  const { open, isRegistered } = await scene({ page, platform });
  const sent: string[] = [];
  const late: (() => void)[] = [];
  let isHeld = false;
  await page.routeWebSocket(/\/sip$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      sent.push(String(text));
      server.send(text);
    });
    server.onMessage((text) => {
      if (isHeld && /^Expires: /m.test(String(text))) late.push(() => socket.send(text));
      else socket.send(text);
    });
  });
  await open();
  await reception(page).name();
  isHeld = true;
  await reception(page).toggle.click();
  await expect.poll(isRegistered).toBe(true);
  await reception(page).toggle.click();
  isHeld = false;
  for (const arrive of late) arrive();
  await expect.poll(isRegistered).toBe(false);
  expect(registers({ sent }).at(-1)).toMatch(/^Expires: 0/m);
});

/** @returns closes the SIP connections that are open now */
async function cuttable(page: Page): Promise<() => Promise<void>> {
  const open = new Set<() => Promise<void>>();
  await page.routeWebSocket(/\/sip$/, (socket) => {
    const server = socket.connectToServer();
    open.add(async () => {
      await server.close();
      await socket.close();
    });
  });
  return async () => {
    for (const close of open) await close();
    open.clear();
  };
}
