import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { scrollTo, settled } from '../controls.ts';
import { openNew } from './applications.ts';

const group = (name: string) => page.getByRole('group', { name, exact: true });
export const synthesis = group('Speech synthesis');
export const recognizer = group('Speech recognizer');
export const fallback = group('Fallback speech synthesis');
export const field = (choice: Locator, name: string) =>
  choice.getByRole('combobox', { name, exact: true });

/** Waits until no vendor's list is in flight. */
export async function listed(): Promise<void> {
  await settled();
  await expect.poll(() => document.querySelector('[data-status="loading"]')).toBeNull();
}

/** Creates an application and opens it at its speech settings. */
export async function openVoiced(columns: Record<string, unknown> = {}) {
  const app = await openNew(columns);
  await scrollTo(synthesis);
  await listed();
  return app;
}
