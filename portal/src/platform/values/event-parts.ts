import { pace } from '../client/pace/pace.ts';

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
