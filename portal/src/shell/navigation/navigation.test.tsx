import { expect, test, vi } from 'vitest';
import {
  addProviderButton,
  entry,
  menuButton,
  notThere,
  providerSelect,
} from '../../../testing/areas/shell.ts';
import {
  accountSid,
  addressIs,
  announced,
  api,
  calls,
  fail,
  frameSettled,
  hold,
  openScreen,
  page,
  people,
  reopen,
  settled,
  userEvent,
} from '../../../testing/index.ts';
import { routes } from '../../routes.ts';

test('a service provider sees settings and accounts', async () => {
  await openScreen('/internal/accounts', { as: 'contoso' });
  await expect.element(entry('Outbound Call Routing')).toBeVisible();
  // Contoso has no Teams domain.
  await expect.element(entry('Settings')).toBeVisible();
  await expect.element(entry('MS Teams Tenants')).not.toBeInTheDocument();
  // Their only provider is shown, without a choice.
  await expect.element(page.getByText('Contoso Voice', { exact: true })).toBeVisible();
  await expect.element(providerSelect).not.toBeInTheDocument();
  await expect.element(addProviderButton).not.toBeInTheDocument();
});

test('the frame is drawn once for each screen that is opened', async () => {
  await openScreen('/internal/accounts', { as: 'northwind' });
  await expect.poll(() => calls().map(({ path }) => path)).toContain('Lcrs');
  await frameSettled();
  const nav = routes.find(({ path }) => path === '/internal/carriers')?.nav;
  if (!nav) throw new Error('Carriers are not in the navigation');
  const drawn = vi.spyOn(nav, 'href');
  await entry('Applications').click();
  await addressIs(/^\/internal\/applications/);
  await settled();
  // React renders twice in development.
  expect(drawn).toHaveBeenCalledTimes(2);
  drawn.mockRestore();
});

test('addresses above the own scope are refused with their own words', async () => {
  const own = `/internal/accounts/${await accountSid('Acme Support')}/edit`;
  for (const [address, words] of [
    ['/internal/settings', 'You do not have permissions to manage Settings'],
    ['/internal/accounts', 'You do not have permissions to manage all accounts'],
    ['/internal/accounts/add', 'You do not have access to this resource'],
    ['/internal/accounts/00000000-0000-4000-8000-000000000000/edit', 'You do not have access.'],
  ] as const) {
    await openScreen(address, { as: 'acme' });
    await announced(words);
    await addressIs(own);
  }
});

test('an entry that depends on the provider is there before its answer, as it was the last time', async () => {
  await openScreen('/internal/accounts', { as: 'northwind' });
  await expect.element(entry('MS Teams Tenants')).toBeVisible();
  await settled();
  const held = hold({ path: 'ServiceProviders' });
  reopen();
  await expect.element(entry('MS Teams Tenants')).toBeVisible();
  held.release();
  await settled();
});

test('outbound routing waits for the answer, and only then leads to a table or a first one', async () => {
  const { body } = await api<{ lcr_sid: string }[]>(people.contoso, 'GET', 'Lcrs');
  const lookup = hold({ path: 'Lcrs' });
  await openScreen('/internal/accounts', { as: 'contoso' });
  const link = entry('Outbound Call Routing');
  await expect.element(link).toHaveAttribute('href', '/internal/least-cost-routing');
  await link.click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Outbound Call Routing' }))
    .toBeVisible();
  await addressIs('/internal/least-cost-routing');
  await expect.element(link).toHaveAttribute('href', '/internal/least-cost-routing');
  lookup.release();
  const own = body[0] ? `${body[0].lcr_sid}/edit` : 'add';
  await addressIs(`/internal/least-cost-routing/${own}`);
});

test('outbound routing that cannot be found out is said, and does not lead to a first table', async () => {
  const lookup = fail({ path: 'Lcrs', status: 500, answer: { msg: 'database is away' } });
  await openScreen('/internal/accounts', { as: 'contoso' });
  const link = entry('Outbound Call Routing');
  await link.click();
  await expect.element(page.getByText("Couldn't load your outbound call routes")).toBeVisible();
  await addressIs('/internal/least-cost-routing');
  await expect.element(link).toHaveAttribute('href', '/internal/least-cost-routing');
  lookup.stop();
  await page.getByRole('button', { name: 'Retry' }).click();
  await addressIs(/\/least-cost-routing\/(add|[0-9a-f-]{36}\/edit)$/);
  await expect.element(link).toHaveAttribute('href', window.location.pathname);
  await expect.element(page.getByText('You do not have permissions')).not.toBeInTheDocument();
});

test('unknown addresses say so, inside and outside', async () => {
  for (const address of [
    '/no-such-page',
    '/register',
    '/reset-password/x',
    '/forgot-password',
    '/oauth-callback/github',
  ]) {
    await openScreen(address);
    await expect.element(notThere).toBeVisible();
  }
  await page.getByRole('link', { name: /(Log|Sign) in/ }).click();
  await expect.element(page.getByRole('button', { name: /(Log|Sign) in/ })).toBeVisible();

  await openScreen('/internal/no-such-page', { as: 'admin' });
  await expect.element(notThere).toBeVisible();
  await expect.element(page.getByRole('link', { name: /(Log|Sign) in/ })).not.toBeInTheDocument();
  await expect.element(entry('Accounts')).toBeVisible();
});

test('on a narrow screen the navigation is a drawer that closes on a choice', async () => {
  await page.viewport(390, 844);
  try {
    await openScreen('/internal/accounts', { as: 'admin' });
    const link = page.getByRole('link', { name: 'Recent calls' });
    await expect.element(menuButton).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
    await menuButton.click();
    await link.click();
    await addressIs('/internal/recent-calls');
    await expect.element(link).not.toBeInTheDocument();
    // The screen has loaded and taken the focus, as after every navigation.
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Recent calls' }))
      .toHaveFocus();
    await menuButton.click();
    await expect.element(link).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menuButton).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    // The brand is in the header, and one menu holds the rest.
    await expect.element(page.getByRole('link', { name: 'Trunkline' })).toBeVisible();
    await page.getByRole('button', { name: /^User menu:/ }).click();
    await expect.element(page.getByRole('menu').getByText('Scope: admin')).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    // Nothing overflows sideways.
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  } finally {
    await page.viewport(1280, 900);
  }
});

test('the first load asks each question once', async () => {
  await openScreen('/internal/accounts', { as: 'admin' });
  await expect.element(entry('Acme Support')).toBeVisible();
  // The figures of the list load last, once nothing else is pending.
  const paths = () => calls().map(({ path }) => path.replace(/[0-9a-f-]{36}/, '{sid}'));
  await expect.poll(paths).toContain('ServiceProviders/{sid}/PhoneNumbers');
  await expect.poll(paths).toContain('ServiceProviders/{sid}/RecentCalls');
  await frameSettled();
  const rows = paths().indexOf('ServiceProviders/{sid}/Accounts');
  expect(paths().indexOf('ServiceProviders/{sid}/Applications')).toBeGreaterThan(rows);
  expect(paths().sort()).toEqual([
    'ServiceProviders',
    'ServiceProviders/{sid}/Accounts',
    // Number of unseen alerts.
    'ServiceProviders/{sid}/Alerts',
    'ServiceProviders/{sid}/Applications',
    'ServiceProviders/{sid}/PhoneNumbers',
    // The line that links to the overview.
    'ServiceProviders/{sid}/RecentCalls',
    'ServiceProviders/{sid}/VoipCarriers',
    'Users/me',
  ]);
});

test('the outbound routing of the navigation is asked for once the rows are there', async () => {
  const asked = () => calls().map(({ path }) => path.replace(/[0-9a-f-]{36}/, '{sid}'));
  const rows = 'ServiceProviders/{sid}/Accounts';
  const held = hold({ path: /Accounts$/ });
  await openScreen('/internal/accounts', { as: 'northwind' });
  await expect.poll(asked).toContain(rows);
  // The browser is idle while it waits for the rows.
  await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
  expect(asked()).not.toContain('Lcrs');
  held.release();
  await expect.poll(asked).toContain('Lcrs');
});

test('the filter of calls and alerts is forgotten on the way to another area', async () => {
  await openScreen('/internal/alerts', { as: 'admin' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect.element(heading('Alerts')).toBeVisible();
  localStorage.setItem('queryFilter', 'last7/io/all');
  reopen();
  await expect.element(heading('Alerts')).toBeVisible();
  expect(localStorage.getItem('queryFilter')).toBe('last7/io/all');
  await entry('Recent calls').click();
  await expect.element(heading('Recent calls')).toBeVisible();
  await expect.poll(() => localStorage.getItem('queryFilter')).toBeNull();
  expect(localStorage.getItem('location')).toBe('recent-calls');
});
