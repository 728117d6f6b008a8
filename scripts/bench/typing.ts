import type { MeasuredPage } from './page.ts';
import type { Figure } from './scenarios/index.ts';

/** Thirty keys, which narrow ten thousand names down to a few, and thirty times Backspace. */
const text = 'account 01234 northern voice x';

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Types sixty keys into a field, ten a second or as fast as the page takes them: key → next paint. */
export async function typeKeys(at: MeasuredPage, field: string, what: string): Promise<Figure[]> {
  await at.page.locator(field).first().focus();
  await at.page.evaluate(() => {
    window.measured.keys.length = 0;
  });
  for (const key of [...text, ...[...text].map(() => 'Backspace')]) {
    const next = Date.now() + 100;
    await at.page.keyboard.press(key === ' ' ? 'Space' : key);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - Date.now())));
  }
  await at.page.waitForTimeout(500);
  const keys = await at.page.evaluate(() => window.measured.keys);
  if (keys.length !== text.length * 2) throw new Error(`${keys.length} keys were painted`);
  const sorted = keys.toSorted((a, b) => a - b);
  return [
    { what: `${what}: key → paint, p50`, unit: 'ms', value: percentile(sorted, 0.5) },
    { what: `${what}: key → paint, p95`, unit: 'ms', value: percentile(sorted, 0.95) },
  ];
}
