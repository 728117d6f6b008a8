import { expect, test } from 'vitest';
import {
  nameField,
  openAccount,
  saveButton,
  storedAccount,
} from '../../../testing/areas/accounts.ts';
import { api, createAccount, page, people, uniqueName, writes } from '../../../testing/index.ts';

const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
const saveChoice = dialog.getByRole('button', { name: 'Save', exact: true });
const putOf = (sid: string) =>
  writes({ method: 'PUT', path: `Accounts/${sid}` }).map(({ body }) => body);

/** Saves an account whose name was changed both here and elsewhere. */
async function clash() {
  const { sid } = await createAccount();
  const [mine, theirs] = [uniqueName('Mine'), uniqueName('Theirs')];
  await openAccount(sid);
  await nameField.fill(mine);
  await api(people.admin, 'PUT', `Accounts/${sid}`, { name: theirs });
  await saveButton.click();
  await expect.element(dialog).toHaveTextContent(mine);
  await expect.element(dialog).toHaveTextContent(theirs);
  expect(writes()).toEqual([]);
  return { sid, mine, theirs };
}

test('of two names this person chooses the other one', async () => {
  const { sid, theirs } = await clash();
  await dialog.getByRole('radio', { name: 'Saved by someone else' }).click();
  await saveChoice.click();
  await expect.element(nameField).toHaveValue(theirs);
  await expect.element(page.getByText('Unsaved changes', { exact: true })).not.toBeInTheDocument();
  expect(putOf(sid)).toEqual([]);
  expect((await storedAccount(sid))['name']).toBe(theirs);
});

test('back from the question nothing is saved, and what was typed stays', async () => {
  const { mine } = await clash();
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(nameField).toHaveValue(mine);
  await expect.element(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  expect(writes()).toEqual([]);
});

test('an account deleted meanwhile is said to be gone', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  const typed = uniqueName('Late');
  await nameField.fill(typed);
  await api(people.admin, 'DELETE', `Accounts/${sid}`);
  await saveButton.click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'The account was not saved' }).first())
    .toHaveTextContent('Someone else has deleted it.');
  await expect.element(nameField).toHaveValue(typed);
  expect(writes()).toEqual([]);
});
