import { expect, type Page } from '@playwright/test';

/** Buttons that open a call of the list. */
export const openers = /^Details of the call/;

/** Opens the player of the first call in the list that has a recording. */
export async function openRecording(page: Page): Promise<void> {
  const rows = page.getByRole('button', { name: openers });
  await expect(rows.first()).toBeVisible();
  const recording = page.getByRole('button', { name: 'Open recording' });
  for (let index = 0; index < 30 && !(await recording.isVisible()); index += 1) {
    await rows.nth(index).click();
    await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  }
  await recording.click();
}
