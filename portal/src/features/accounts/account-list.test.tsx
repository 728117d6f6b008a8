import { expect, onTestFinished, test } from 'vitest';
import { accountLink } from '../../../testing/areas/accounts.ts';
import {
  addressIs,
  calls,
  createAccount,
  createApplication,
  createProvider,
  fail,
  openScreen,
  page,
  reopen,
  storeAnyway,
} from '../../../testing/index.ts';

const list = '/internal/accounts';

test('is filtered by words of name, SID and realm, and the address remembers it', async () => {
  const { name, sid } = await createAccount();
  await openScreen(list, { as: 'admin' });
  const filter = page.getByRole('searchbox', { name: 'Filter accounts' });
  await filter.fill(name);
  await expect.element(page.getByRole('row').filter({ hasText: name })).toHaveLength(1);
  await expect.element(accountLink('Acme Support')).not.toBeInTheDocument();
  await addressIs(/filter=/);
  reopen();
  await expect.element(filter).toHaveValue(name);
  await expect.element(accountLink(name)).toBeVisible();

  await filter.fill(sid.slice(0, 13));
  await expect.element(accountLink(name)).toBeVisible();
  await filter.fill('zzz-nothing');
  await expect.element(page.getByText('No matching accounts')).toBeVisible();
  await expect
    .element(page.getByText('No name, SID or SIP realm contains “zzz-nothing”.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(accountLink('Acme Support')).toBeVisible();
  // The button is gone.
  await expect.element(filter).toHaveFocus();
});

test('a text with per cent signs stays as it was typed', async () => {
  const text = '100%25x';
  await openScreen(list, { as: 'admin' });
  const filter = page.getByRole('searchbox', { name: 'Filter accounts' });
  await filter.fill(text);
  await expect.element(page.getByText(`contains “${text}”.`)).toBeVisible();
  await expect.element(filter).toHaveValue(text);
  await addressIs(`${list}?filter=${encodeURIComponent(text)}`);
  reopen();
  await expect.element(filter).toHaveValue(text);
  await expect.element(page.getByText(`contains “${text}”.`)).toBeVisible();
});

test('is ordered by a column, and the address remembers it', async () => {
  await openScreen(list, { as: 'northwind' });
  const header = page.getByRole('columnheader', { name: 'Name' });
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  await addressIs(`${list}?sort=-name`);
  reopen();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
});

test('counts applications and numbers of all accounts with one call each, linked', async () => {
  const { name, sid } = await createAccount();
  await createApplication(sid);
  // The filter puts it on the first page, however many accounts there are.
  await openScreen(`${list}?filter=${name}`, { as: 'northwind' });
  const link = page.getByRole('link', { name: `Applications of ${name}: 1`, exact: true });
  await expect.element(link).toHaveAttribute('href', `/internal/applications?account=${sid}`);
  const row = page.getByRole('row').filter({ has: accountLink(name) });
  await expect.element(row.getByRole('cell', { name: '0', exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter accounts' }).fill('');
  await expect
    .element(page.getByRole('link', { name: /^Numbers of Acme Support: \d/ }))
    .toBeVisible();
  for (const kind of ['Applications', 'PhoneNumbers']) {
    expect(calls({ path: new RegExp(`/${kind}$`) })).toHaveLength(1);
  }
});

test('figures that cannot be read leave the rows alone', async () => {
  fail({ path: /^ServiceProviders\/[^/]+\/PhoneNumbers$/, status: 500, answer: { msg: 'away' } });
  await openScreen(list, { as: 'northwind' });
  await expect
    .element(page.getByRole('link', { name: 'Numbers of Acme Support: show' }))
    .toBeVisible();
  await expect.element(accountLink('Acme Support')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('records of a large platform are not loaded to be counted', async () => {
  const provider = await createProvider();
  await storeAnyway(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
     INSERT INTO accounts (account_sid, name, service_provider_sid, created_at, webhook_secret)
     SELECT ? || i, 'A ' || i, ?, '2026-01-01T00:00:00.000Z', 'wh_' || i FROM n`,
    `${provider.sid}-`,
    provider.sid,
  );
  onTestFinished(() =>
    storeAnyway('DELETE FROM accounts WHERE service_provider_sid = ?', provider.sid),
  );
  const page1 = { page: 1, page_size: 1, data: [] };
  fail({ path: /^Applications\?page=1/, status: 200, answer: { total: 100_000, ...page1 } });
  fail({ path: /^PhoneNumbers\?page=1/, status: 200, answer: { total: 100_001, ...page1 } });
  await openScreen(list, { as: 'admin', provider: provider.sid });
  await expect.element(page.getByRole('link', { name: 'Numbers of A 0: show' })).toBeVisible();
  await expect.poll(() => calls({ path: /\/Applications$/ }).length).toBe(1);
  expect(calls({ path: /\/PhoneNumbers$/ })).toEqual([]);
});

test('the name has its 14 rem at every width', async () => {
  await openScreen(list, { as: 'northwind' });
  await expect.element(accountLink('Acme Support')).toBeVisible();
  const box = () => page.getByRole('rowheader').first().element().getBoundingClientRect().width;
  for (const width of [1440, 1280, 1100, 1024, 820, 390]) {
    await page.viewport(width, 800);
    await expect.poll(() => window.innerWidth).toBe(width);
    await expect.poll(box, { message: `at ${width} px` }).toBeGreaterThanOrEqual(224);
  }
  await page.viewport(1280, 900);
});

for (const [what, fault, message] of [
  ['a failure', { status: 500, answer: { msg: 'database is away' } }, 'database is away'],
  ['an answer of another shape', { status: 200, answer: [{ name: 7 }] }, 'Something went wrong'],
] as const) {
  test(`${what} is said with a retry, and the screen stays`, async () => {
    const broken = fail({ path: /^ServiceProviders\/[^/]+\/Accounts$/, ...fault });
    await openScreen(list, { as: 'admin' });
    await expect
      .element(page.getByRole('alert').filter({ hasText: message }).first())
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible();
    broken.stop();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(accountLink('Acme Support')).toBeVisible();
  });
}
