import { pace } from '../../client/pace/pace.ts';
import { closedAt, type Period } from './period.ts';

/** The platform's largest page of calls and alerts. */
export const eventsAtOnce = 500;

type Page<Row> = { total: number; data: Row[] };

/** Loads every row, page by page, at the pace that the platform allows. */
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
 * Does the same for a period that may still grow: new rows don't move others from page to page. The
 * period ends with the newest row, because the browser's clock may be behind the platform's. Leaves
 * out rows before the platform's own `days`.
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
    // Rows before the period come last.
    tooEarly ??= Math.max(0, answer.total - whole);
    const total = answer.total - tooEarly;
    return { total, data: answer.data.slice(0, Math.max(0, total - (page - 1) * count)) };
  });
}
