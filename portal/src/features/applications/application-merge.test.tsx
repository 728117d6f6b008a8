import { expect, test } from 'vitest';
import {
  applicationWrites,
  nameField,
  openNew,
  saveButton,
  saved,
  storedApplication,
} from '../../../testing/applications.ts';
import { announced, api, page, people, uniqueName } from '../../../testing/index.ts';

/** What somebody else saves while the form is open. */
const elsewhere = (sid: string, columns: Record<string, unknown>) =>
  api(people.admin, 'PUT', `Applications/${sid}`, columns);

const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });

test('what somebody else saved meanwhile is kept, beside what was typed', async () => {
  const app = await openNew();
  const typed = uniqueName('Typed');
  await nameField.fill(typed);
  await elsewhere(app.sid, { name: app.name, record_all_calls: 1 });
  expect(await saved()).toEqual({ name: typed });
  await expect.element(page.getByLabelText('Record all calls')).toBeChecked();
  expect(await storedApplication(app.sid)).toMatchObject({ name: typed, record_all_calls: 1 });
});

for (const choice of ['Yours', 'Saved by someone else']) {
  test(`a name that both changed is the person's to choose: ${choice}`, async () => {
    const app = await openNew();
    const mine = uniqueName('Mine');
    const theirs = uniqueName('Theirs');
    await nameField.fill(mine);
    await elsewhere(app.sid, { name: theirs });
    await saveButton.click();
    await expect.element(dialog).toHaveTextContent(mine);
    await expect.element(dialog).toHaveTextContent(theirs);

    // Back to the form: nothing is saved, nothing is lost.
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(nameField).toHaveValue(mine);
    expect(applicationWrites()).toEqual([]);

    await saveButton.click();
    await dialog
      .getByRole('radiogroup', { name: 'Application name' })
      .getByRole('radio', { name: choice })
      .click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await announced('Application updated successfully');
    const chosen = choice === 'Yours' ? mine : theirs;
    await expect.element(nameField).toHaveValue(chosen);
    expect((await storedApplication(app.sid)).name).toBe(chosen);
  });
}
