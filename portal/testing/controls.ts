import { chooseByTyping, choose as chooseInList } from '@trunkline/ui/testing/playwright';
import { expect, onTestFinished, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { calls, callsUnderWay } from './wire.ts';

/** Chooses an option of a select or a combobox by its text. */
export async function choose(field: Locator, option: string | RegExp): Promise<void> {
  await expect.element(field).toBeVisible();
  const takesText = field.element() instanceof HTMLInputElement;
  if (takesText && typeof option === 'string') await chooseByTyping(page, field, option);
  else await chooseInList(page, field, option);
}

/** Options of a select or combobox, which is closed again. */
export async function optionsOf(field: Locator): Promise<string[]> {
  await field.click();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  const texts = page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent ?? '');
  await userEvent.keyboard('{Escape}');
  return texts;
}

/** Adds to the text in the field, key by key. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await userEvent.keyboard(`{End}${text.replaceAll(/[{[]/g, '$&$&')}`);
}

/** Texts of links, rows or other elements, as a person reads them. */
export const textsOf = (things: Locator): string[] =>
  things.elements().map((thing) => (thing as HTMLElement).innerText.trim());

/** Waits until no request of the screen is in flight. */
export const settled = () => expect.poll(callsUnderWay).toBe(0);

/**
 * Jumps half a minute ahead and goes online again, so that every poll runs at once. Stops the clock
 * until `vi.useRealTimers`.
 */
export function halfAMinuteLater(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
  window.dispatchEvent(new Event('online'));
}

/** Waits for the frame's last request too: the number of unseen alerts. */
export async function frameSettled(): Promise<void> {
  await expect.poll(() => calls({ path: /\/Alerts\?.*count=1&start=/ }).length).toBe(1);
  await settled();
}

/** Expects a control to be disabled and to say why. */
export async function isRefused(control: Locator, reason: string | RegExp): Promise<void> {
  await expect.poll(() => control.element().matches(':disabled,[aria-disabled="true"]')).toBe(true);
  await expect.element(control).toHaveAccessibleDescription(reason);
}

export const titleIs = (expected: RegExp) => expect.poll(() => document.title).toMatch(expected);

/** Scrolls to a part of a long form, which only loads its data when it comes into view. */
export async function scrollTo(part: Locator): Promise<void> {
  await expect.element(part).toBeInTheDocument();
  part.element().scrollIntoView();
}

/** Gives a file to the only file field, which has no name: users see the button in front of it. */
export async function chooseFile(file: File, within: ParentNode = document): Promise<void> {
  const field = within.querySelector('input[type="file"]');
  if (!field) throw new Error('No field for a file');
  await page.elementLocator(field).upload(file);
}

/** Records what is copied to the browser's clipboard, or refuses it, until the test ends. */
export function watchClipboard() {
  const copied: string[] = [];
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  onTestFinished(() => write.mockRestore());
  return { copied, refuse: () => write.mockRejectedValue(new Error('refused')) };
}

/** Opens the menu of the signed-in user and chooses an entry. */
export async function chooseInUserMenu(name: string): Promise<void> {
  await page.getByRole('button', { name: /^User menu:/ }).click();
  await page.getByRole('menuitem', { name }).click();
}
