import { chooseByTyping, choose as chooseInList } from '@trunkline/ui/testing/playwright';
import { expect, onTestFinished, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { calls, callsUnderWay } from './wire.ts';

/** Chooses in a select or a combobox, by the text of the option. */
export async function choose(field: Locator, option: string | RegExp): Promise<void> {
  await expect.element(field).toBeVisible();
  const takesText = field.element() instanceof HTMLInputElement;
  if (takesText && typeof option === 'string') await chooseByTyping(page, field, option);
  else await chooseInList(page, field, option);
}

/** What a select or combobox offers; it is closed again. */
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

/** Adds to what stands in the field, key by key. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await userEvent.keyboard(`{End}${text.replaceAll(/[{[]/g, '$&$&')}`);
}

/** Names of the links, rows or other things as a person reads them. */
export const textsOf = (things: Locator): string[] =>
  things.elements().map((thing) => (thing as HTMLElement).innerText.trim());

/** Everything the screen asked for has been answered. */
export const settled = () => expect.poll(callsUnderWay).toBe(0);

/**
 * Half a minute passes, and the line is back: what is asked now and then is asked at once. The clock
 * stands from then on, until `vi.useRealTimers`.
 */
export function halfAMinuteLater(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
  window.dispatchEvent(new Event('online'));
}

/** The frame has asked its last question too: how many alerts were not looked at. */
export async function frameSettled(): Promise<void> {
  await expect.poll(() => calls({ path: /\/Alerts\?.*count=1&start=/ }).length).toBe(1);
  await settled();
}

/** A control that says why it cannot be used. */
export async function isRefused(control: Locator, reason: string | RegExp): Promise<void> {
  await expect.poll(() => control.element().matches(':disabled,[aria-disabled="true"]')).toBe(true);
  await expect.element(control).toHaveAccessibleDescription(reason);
}

export const titleIs = (expected: RegExp) => expect.poll(() => document.title).toMatch(expected);

/** Parts of a long form ask for their data when they come into sight. */
export async function scrollTo(part: Locator): Promise<void> {
  await expect.element(part).toBeInTheDocument();
  part.element().scrollIntoView();
}

/** Gives a file to the only field for one. The button in front of it is drawn; it has no name. */
export async function chooseFile(file: File, within: ParentNode = document): Promise<void> {
  const field = within.querySelector('input[type="file"]');
  if (!field) throw new Error('No field for a file');
  await page.elementLocator(field).upload(file);
}

/** The clipboard of the browser, until the test ends: what is copied is kept, or refused. */
export function watchClipboard() {
  const copied: string[] = [];
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  onTestFinished(() => write.mockRestore());
  return { copied, refuse: () => write.mockRejectedValue(new Error('refused')) };
}

/** Opens the menu of the signed-in user and takes an entry of it. */
export async function chooseInUserMenu(name: string): Promise<void> {
  await page.getByRole('button', { name: /^User menu:/ }).click();
  await page.getByRole('menuitem', { name }).click();
}
