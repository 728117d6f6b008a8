import { pace } from '../../client/pace/pace.ts';
import { closedAt, type Period } from './period.ts';

/** Most rows of one answer of calls and alerts. */
export const eventsAtOnce = 500;

type Page<Row> = { total: number; data: Row[] };

/** Every row, a part at a time and at the pace that the platform bears. */
export async function* eventParts<Row>(
  getPage: (page: number, count: number) => Promise<Page<Row>>,
) {
  let seen = 0;
  for (let page = 1; ; page += 1) {
    await pace.take();
    const { data, total } = await getPage(page, eventsAtOnce);
    seen += data.length;
    yield { rows: data, seen, total };
    if (data.length === 0 || seen >= total) return;
  }
}

/**
 * The same of a period that may still go on: what happens meanwhile moves nothing from page to page.
 * Its end is the newest row, because the browser's clock may be behind the platform's. Rows before
 * the platform's own `days` are left out.
 */
export function stillParts<Row>(
  period: Period,
  timeOf: (row: Row) => string,
  getPage: (period: Period, page: number, count: number) => Promise<Page<Row>>,
) {
  let still = period;
  let whole = 0;
  let tooEarly: number | undefined;
  return eventParts<Row>(async (page, count) => {
    const answer = await getPage(still, page, count);
    const [newest] = answer.data;
    if (page === 1) {
      whole = answer.total;
      if (newest) still = closedAt(period, timeOf(newest));
    }
    if (page === 1 || period.days === undefined) return answer;
    // Rows that are too early come last.
    tooEarly ??= Math.max(0, answer.total - whole);
    const total = answer.total - tooEarly;
    return { total, data: answer.data.slice(0, Math.max(0, total - (page - 1) * count)) };
  });
}
