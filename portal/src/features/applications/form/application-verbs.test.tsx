import { expect, test } from 'vitest';
import {
  applicationWrites,
  openNew,
  saveButton,
  saved,
  storedApplication,
} from '../../../../testing/areas/applications.ts';
import { forgetCalls, page, userEvent } from '../../../../testing/index.ts';

const override = () => page.getByLabelText('Override webhook for initial application');
const verbs = () => page.getByRole('textbox', { name: 'Verbs' });
const editor = verbs;
const greeting = '[{"verb":"say","text":"Hi."},{"verb":"hangup"}]';

/** Replaces the text in one go, without automatic closing brackets. */
async function type(text: string) {
  await editor().click();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.fill(editor(), text);
}

test('verbs are stored while the override is on; off and on again they are back', async () => {
  const app = await openNew({ app_json: greeting });
  await expect.element(override()).toBeChecked();
  await expect.element(verbs()).toHaveTextContent('"say"');
  await override().click();
  await expect.element(verbs()).not.toBeInTheDocument();
  await override().click();
  await expect.element(verbs()).toHaveTextContent('"say"');
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await override().click();
  await saved();
  expect((await storedApplication(app.sid)).app_json).toBeNull();
});

test('the text is checked line by line; what the schema does not know is only advice', async () => {
  const app = await openNew();
  await override().click();
  await saveButton.click();
  await expect.element(verbs()).toHaveAccessibleDescription(/Enter the verbs to execute\./);
  await page.getByRole('button', { name: 'Insert an example' }).click();
  await expect.element(verbs()).toHaveTextContent('Hello, and welcome.');

  forgetCalls();
  await type('[\n  { "verb": "say", "text": "Hi" },\n  { "verb": "hangup" \n]');
  // After a refused save, the field itself reports the problem and the list only its place.
  await expect.element(verbs()).toHaveAccessibleDescription(/This is not valid JSON\./);
  await page.getByRole('button', { name: 'Line 4:' }).click();
  await expect.element(editor()).toHaveFocus();
  await saveButton.click();
  await expect.element(verbs()).toHaveAccessibleDescription(/This is not valid JSON\./);
  await expect.element(verbs()).toHaveFocus();
  expect(applicationWrites()).toEqual([]);

  await type('[{"verb":"gather","input":["morse"]}]');
  await expect.element(page.getByText(/^1 warning/)).toBeVisible();
  await page.getByRole('button', { name: 'Format' }).click();
  await expect.poll(() => document.querySelectorAll('.cm-line').length).toBe(8);
  await saved();
  const { app_json } = await storedApplication(app.sid);
  expect(JSON.parse(app_json ?? '')).toEqual([{ verb: 'gather', input: ['morse'] }]);
});

test('what the platform refuses is a property it does not know, not a missing text', async () => {
  const app = await openNew();
  await override().click();
  await expect.element(editor()).toBeVisible();
  await type('[{"verb":"say","loudness":3}]');
  await expect.element(page.getByText('1 error', { exact: true })).toBeVisible();
  await saveButton.click();
  await expect
    .element(verbs())
    .toHaveAccessibleDescription(/These verbs were rejected: .*loudness/);
  await expect.element(verbs()).toHaveFocus();
  expect((await storedApplication(app.sid)).app_json).toBeNull();
  await type('[{"verb":"say"}]');
  await saved();
  expect((await storedApplication(app.sid)).app_json).toBe('[{"verb":"say"}]');
});
