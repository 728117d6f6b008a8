import { expect, test } from 'vitest';
import {
  addressIs,
  announced,
  isRefused,
  openScreen,
  page,
  people,
} from '../../../testing/index.ts';
import {
  active,
  deleteUserButton,
  fixedAccount,
  forceChange,
  list,
  nameField,
  openUser,
  passwordField,
  saveButton,
  userNamed,
  viewOnly,
} from '../../../testing/users.ts';

const noAccess = 'You do not have access to this resource';

test('people of another provider are out of reach, unknown ones are said', async () => {
  const contoso = await userNamed(people.contoso.name);
  await openScreen(`${list}/${contoso.user_sid}/edit`, { as: 'northwind' });
  await announced(noAccess);
  await addressIs(list);
  for (const sid of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    await openScreen(`${list}/${sid}/edit`, { as: 'northwind' });
    await expect.element(page.getByText('This user does not exist.')).toBeVisible();
  }
});

test('people of another account are out of reach', async () => {
  const globex = await userNamed(people.globex.name);
  await openScreen(`${list}/${globex.user_sid}/edit`, { as: 'acme' });
  await announced(noAccess);
  await addressIs(list);
});

test('a view-only user sees everything, and each control says why', async () => {
  const reason = 'You have view-only access.';
  const { user_sid: own } = await userNamed(people.viewer.name);
  await openScreen(list, { as: 'viewer' });
  await expect
    .element(page.getByRole('button', { name: 'Add user' }))
    .toHaveAccessibleDescription(reason);
  await isRefused(page.getByRole('button', { name: 'Delete acme-user' }), reason);
  await openUser(own, { as: 'viewer' });
  await expect.element(page.getByText(reason).first()).toBeVisible();
  await expect.element(nameField).toHaveAttribute('readonly', '');
  await expect.element(fixedAccount).toHaveValue('Acme Support');
  for (const control of [active, viewOnly, forceChange]) {
    await isRefused(control, new RegExp(`${reason}$`));
  }
  await expect.element(passwordField).not.toBeInTheDocument();
  await isRefused(deleteUserButton, reason);
  await expect.element(saveButton).not.toBeInTheDocument();
});
