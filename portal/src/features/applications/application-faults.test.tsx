import { expect, test } from 'vitest';
import {
  applicationWrites,
  callHook,
  nameField,
  openNew,
  saveButton,
} from '../../../testing/areas/applications.ts';
import { announced, fail, hold, page, uniqueName } from '../../../testing/index.ts';

test('an update whose result cannot be read back is still an update', async () => {
  const { sid } = await openNew();
  const typed = uniqueName('Unread');
  await nameField.fill(typed);
  const put = hold({ method: 'PUT', path: `Applications/${sid}` });
  await saveButton.click();
  await expect.poll(() => applicationWrites()).toHaveLength(1);
  fail({
    method: 'GET',
    path: `Applications/${sid}`,
    status: 500,
    answer: { msg: 'database is away' },
  });
  put.release();
  await announced('Application updated successfully');
  await expect.element(nameField).toHaveValue(typed);
  await expect.element(page.getByText('database is away')).not.toBeInTheDocument();
});

test('what the platform says of a webhook lands on it', async () => {
  const { sid } = await openNew();
  fail({
    method: 'PUT',
    path: `Applications/${sid}`,
    status: 400,
    answer: { msg: 'call_hook URL has invalid hostname x' },
  });
  await nameField.fill(uniqueName('Hooked'));
  await saveButton.click();
  await expect
    .element(callHook)
    .toHaveAccessibleDescription(/^call_hook URL has invalid hostname x/);
  await expect.element(callHook).toHaveFocus();
});
