import { expect, test } from 'vitest';
import { ring } from '../../testing/areas/calls.ts';
import { createCarrier, createNumber } from '../../testing/areas/phone-numbers.ts';
import {
  accountSid,
  createAccount,
  openScreen,
  page,
  settled,
  titleIs,
  uniqueName,
} from '../../testing/index.ts';

/** Invisible control characters in all texts of the page, spoken ones included; field values don't count. */
function hidden() {
  const spoken = [
    ...document.querySelectorAll('[title], [aria-label], [aria-description]'),
  ].flatMap((element) =>
    ['title', 'aria-label', 'aria-description'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.body.innerText, ...spoken]
    .join(' ')
    .match(/[\u202a-\u202e\u2066\u2067\u200b\u200e\u200f]/g);
}

test('a name that turns its letters around is shown with its marks: list, record, question, toast', async () => {
  const plain = uniqueName('rtl');
  const { sid } = await createAccount({ name: `${plain}\u202egnp.evil\u200b` });
  const shown = `${plain}[U+202E]gnp.evil[U+200B]`;
  await openScreen(`/internal/accounts?filter=${plain}`, { as: 'admin' });
  await expect.element(page.getByRole('link', { name: shown, exact: true })).toBeVisible();
  expect(hidden()).toBeNull();

  await openScreen(`/internal/accounts/${sid}/edit`, { as: 'admin' });
  await expect.element(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
  await titleIs(/\[U\+202E\]gnp/);
  expect(hidden()).toBeNull();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent(`the account ${shown}?`);
  expect(hidden()).toBeNull();
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect.element(page.getByText(`Deleted account ${shown}`).first()).toBeVisible();
  expect(hidden()).toBeNull();
});

test('a name written from right to left keeps to itself', async () => {
  const name = `${uniqueName('rtl')} שלום`;
  const { sid } = await createAccount({ name });
  await openScreen(`/internal/accounts/${sid}/edit`, { as: 'admin' });
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).query()?.textContent)
    .toBe(`\u2068${name}\u2069`);
});

test('a caller that turns its letters around is shown with its marks: list, call and every tab', async () => {
  const account = await accountSid('Acme Support');
  const carrier = await createCarrier({ name: `${uniqueName('Trunk')}\u202e` });
  const { digits } = await createNumber(account, { voip_carrier_sid: carrier.sid });
  const caller = `${uniqueName('x')}\u202e@gnp.evil`;
  await ring(digits, caller);
  await openScreen(`/internal/recent-calls?account=${account}&filter=${digits}`, { as: 'admin' });
  const shown = page.getByText(caller.replace('\u202e', '[U+202E]'));
  await expect.element(shown.first()).toBeVisible();
  expect(hidden()).toBeNull();
  await page.getByRole('button', { name: /^Details of the call/ }).click();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await settled();
    expect(hidden()).toBeNull();
  }
});
