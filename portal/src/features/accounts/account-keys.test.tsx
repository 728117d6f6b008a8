import { expect, test } from 'vitest';
import { openAccount, storedAccount } from '../../../testing/areas/accounts.ts';
import {
  accountSid,
  announced,
  api,
  createAccount,
  page,
  people,
  watchClipboard,
} from '../../../testing/index.ts';

/** The library masks every token like this. */
const maskOf = (token: string) => `••••••••${token.slice(-4)}`;

test('API keys are made, shown once, and deleted', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  await expect.element(page.getByText('No API keys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Here is your new API key' });
  await expect.element(dialog).toBeVisible();
  await announced('API key created');
  const { body } = await api<{ token: string }[]>(people.admin, 'GET', `Accounts/${sid}/ApiKeys`);
  const token = body[0]?.token ?? '';
  await expect.element(dialog.getByRole('textbox', { name: 'API key' })).toHaveValue(token);
  await dialog
    .getByRole('button', { name: /Close|Done/ })
    .last()
    .click();
  const row = page.getByRole('row').filter({ hasText: token.slice(-4) });
  await expect.element(row).toHaveTextContent('Never used');
  await expect.element(row).not.toHaveTextContent(token);
  await row.getByRole('button', { name: /Delete/ }).click();
  await announced('Are you sure you want to delete the following API key?');
  await page.getByRole('button', { name: 'Delete key' }).click();
  await announced('API key deleted');
  await expect.element(page.getByText('No API keys yet.')).toBeVisible();
});

test('an API key that was deleted elsewhere leaves the list', async () => {
  const { sid } = await createAccount();
  const { body } = await api<{ sid: string; token: string }>(people.admin, 'POST', 'ApiKeys', {
    account_sid: sid,
  });
  await openAccount(sid);
  const row = page.getByRole('row').filter({ hasText: body.token.slice(-4) });
  await expect.element(row).toBeVisible();
  await api(people.admin, 'DELETE', `ApiKeys/${body.sid}`);
  await row.getByRole('button', { name: /Delete/ }).click();
  await page.getByRole('button', { name: 'Delete key' }).click();
  await announced('The API key was already deleted');
  await expect.element(page.getByText('No API keys yet.')).toBeVisible();
});

test('the webhook signing secret is replaced only after a question', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  const before = (await storedAccount(sid)).webhook_secret;
  await page.getByRole('button', { name: 'Generate a new secret' }).click();
  await announced(
    'Confirm generating a new webhook signing secret. Note: this will immediately invalidate the old webhook signing secret.',
  );
  await page.getByRole('button', { name: 'Generate new secret' }).click();
  await announced('Webhook signing secret was successfully generated');
  const after = (await storedAccount(sid)).webhook_secret;
  expect(after).not.toBe(before);
  await page.getByRole('button', { name: 'Show webhook signing secret' }).click();
  await expect.element(page.getByText(after)).toBeVisible();
});

test('the TTS cache is cleared after a question', async () => {
  await openAccount(await accountSid('Globex Sales'), { as: 'northwind' });
  await expect.element(page.getByText(/There are [1-9]\d* cached TTS prompts/)).toBeVisible();
  const clear = page.getByRole('button', { name: 'Clear TTS Cache' });
  await clear.click();
  await announced('Are you sure you want to clean TTS cache for this account?');
  await page.getByRole('button', { name: 'Clear cache' }).click();
  await announced('Tts Cache successfully cleaned');
  await expect.element(page.getByText('There are 0 cached TTS prompts')).toBeVisible();
  await expect.element(clear).toBeDisabled();
});

test('copying the webhook secret says so, by its mask, and says when the browser refuses', async () => {
  const { copied, refuse } = watchClipboard();
  const { sid } = await createAccount();
  const { webhook_secret } = await storedAccount(sid);
  await openAccount(sid);
  const copy = page.getByRole('button', { name: 'Copy webhook signing secret' });
  await copy.click();
  await announced(`${maskOf(webhook_secret)} copied to clipboard`);
  expect(copied).toEqual([webhook_secret]);
  refuse();
  await copy.click();
  await announced(
    `Unable to copy ${maskOf(webhook_secret)}, please select the text and right click to copy`,
  );
  await expect.element(page.getByText(webhook_secret)).not.toBeInTheDocument();
});

test('keys look alike wherever they are shown', async () => {
  const { sid, name } = await createAccount();
  const { body } = await api<{ token: string }>(people.admin, 'POST', 'ApiKeys', {
    account_sid: sid,
  });
  const mask = maskOf(body.token);
  await openAccount(sid);
  const { webhook_secret } = await storedAccount(sid);
  await expect.element(page.getByText(maskOf(webhook_secret), { exact: true })).toBeVisible();
  await expect.element(page.getByRole('row').filter({ hasText: mask })).toBeVisible();
  await page.getByRole('button', { name: `Delete API key ending in ${mask.slice(-4)}` }).click();
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent(mask);
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const inTheWay = page.getByRole('dialog', { name: `${name} is in use` });
  await expect.element(inTheWay.getByRole('link', { name: mask, exact: true })).toBeVisible();
  await expect.element(page.getByText(body.token)).not.toBeInTheDocument();
});
