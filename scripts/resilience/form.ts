import type { ElementHandle, Page } from 'playwright';
import type { Tab } from './tab.ts';

const editable = ':not([readonly], [disabled])';
// A select keeps its choice in a hidden field.
const typedInto = (kinds: string) =>
  `main form input:is(${kinds})${editable}:not([role=combobox], [aria-hidden=true])`;
const ofText = typedInto('[type=text], [type=email], :not([type])');
const ofSecrets = typedInto('[type=password]');
const wrong = `main form :is([aria-invalid=true], input:invalid)${editable}`;

/** Field for changing a form: its first text field, else its first secret. */
async function fieldOf(page: Page) {
  const text = page.locator(ofText).first();
  return (await text.count()) > 0 ? text : page.locator(ofSecrets).first();
}
const saveOf = (page: Page) => page.locator('main form button[type=submit]').first();

export const hasForm = async (page: Page) =>
  (await (await fieldOf(page)).count()) > 0 && (await saveOf(page).count()) > 0;

/** Current value of the field; undefined if it is gone. */
export async function firstValue(page: Page): Promise<string | undefined> {
  const field = await fieldOf(page);
  return (await field.count()) > 0 ? field.inputValue() : undefined;
}

/** Values to try for an empty or refused field. No record has them yet. */
const texts = [
  (unique: number) => `resilience-${unique}`,
  (unique: number) => `r${unique}.example.org`,
  (unique: number) => `https://r${unique}.example.org`,
  (unique: number) => `r${unique}@example.org`,
  (unique: number) => `203.0.113.${unique % 250}`,
  (unique: number) => `+1555${1_000_000 + unique}`,
  (unique: number) => `Pass-1234-${unique}`,
];
let saves = 0;
/** Index of the last accepted value of a field, by screen and name, to save attempts. */
const taken = new Map<string, number>();

type Handle = ElementHandle<Node>;
type Kind = { name: string; kind: 'text' | 'choice' | 'tick' };
const kindOf = (field: Handle) =>
  field.evaluate((node): Kind => {
    const element = node as HTMLElement;
    const name = element.getAttribute('name') ?? element.id;
    if (element.getAttribute('role') === 'combobox') return { name, kind: 'choice' };
    const isTick = ['checkbox', 'radio'].includes(element.getAttribute('type') ?? '');
    return { name, kind: isTick ? 'tick' : 'text' };
  });

/** Fills a field with a value it may accept, depending on how often it was met before. */
async function fill(tab: Tab, field: Handle, met: Set<string>) {
  const { name, kind } = await kindOf(field);
  const key = `${tab.path()} ${name}`;
  const at = ((taken.get(key) ?? 0) + (met.has(key) ? 1 : 0)) % texts.length;
  taken.set(key, at);
  met.add(key);
  if (kind === 'text') return field.fill(texts[at]?.(saves) ?? '');
  await field.focus();
  if (kind === 'tick') return tab.page.keyboard.press('Space');
  await tab.page.keyboard.press('ArrowDown');
  for (let down = 0; down < at; down += 1) await tab.page.keyboard.press('ArrowDown');
  await tab.page.keyboard.press('Enter');
}

/**
 * Changes the form and saves it; if it refuses something, fills that in and saves again.
 * @returns the value of the changed field when the form was sent
 */
export async function submit(tab: Tab): Promise<string> {
  const { page } = tab;
  saves += 1;
  const before = (await firstValue(page)) ?? '';
  // More digits would soon exceed any limit.
  let typed = /^\d{1,4}$/.test(before) ? `${1 + (saves % 9)}` : `${before}${saves}`;
  await (await fieldOf(page)).fill(typed);
  const met = new Set<string>();
  for (let attempt = 0; attempt < texts.length; attempt += 1) {
    // Some buttons are disabled until the platform has responded.
    await saveOf(page)
      .click({ timeout: 1500 })
      .catch(() => undefined);
    await tab.settled();
    if (tab.hasSent()) break;
    // Handles, because a filled field no longer matches the selector of wrong ones.
    const fields = await page.locator(wrong).elementHandles();
    if (fields.length === 0) break;
    for (const field of fields) await fill(tab, field, met);
    typed = (await firstValue(page)) ?? typed;
  }
  return typed;
}
