import { expect, test } from 'vitest';
import { confirmDelete, list, row, userLink, userNamed } from '../../../testing/areas/users.ts';
import {
  addressIs,
  announced,
  api,
  createUser,
  failNext,
  openScreen,
  page,
  people,
  writes,
} from '../../../testing/index.ts';

const deletions = () => writes({ method: 'DELETE', path: /^Users/ });

test('asks first, from the list', async () => {
  const user = await createUser();
  await openScreen(list, { as: 'admin' });
  await page.getByRole('button', { name: `Delete ${user.name}` }).click();
  await confirmDelete.click();
  await announced(`Deleted user ${user.name}`);
  await expect.element(row(user.name)).not.toBeInTheDocument();
  expect(deletions()).toHaveLength(1);
  // The row that had the focus is gone.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('of a user that was deleted elsewhere leads to the list without it', async () => {
  const user = await createUser();
  await openScreen(`${list}/${user.sid}/edit`, { as: 'northwind' });
  const remove = page.getByRole('button', { name: 'Delete User' });
  await expect.element(remove).toBeVisible();
  await api(people.admin, 'DELETE', `Users/${user.sid}`);
  await remove.click();
  await confirmDelete.click();
  await announced(/was already deleted$/);
  await addressIs(list);
  await expect.element(row(user.name)).not.toBeInTheDocument();
});

test('of the last active admin is refused in plain words', async () => {
  // Faked: the platform's own tests cover the refusal, and other tests need the other admins.
  await openScreen(list, { as: 'admin' });
  const { user_sid: own } = await userNamed(people.admin.name);
  failNext({
    method: 'DELETE',
    path: `Users/${own}`,
    status: 400,
    answer: { msg: 'Bad request' },
  });
  await page.getByRole('button', { name: 'Delete admin', exact: true }).click();
  await confirmDelete.click();
  await announced(
    'This is the last active admin. The platform keeps at least one. Nothing was deleted.',
  );
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(userLink('admin').first()).toBeVisible();
});
