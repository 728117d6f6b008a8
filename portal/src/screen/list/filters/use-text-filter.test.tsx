import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from '../../../../testing/index.ts';
import { useTextFilter } from './use-text-filter.ts';

type Row = { name: string };
const rowsUpTo = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Account ${index}` }));
const textsOf = ({ name }: Row) => [name];

let root: Root;
let host: HTMLElement;
/** Row counts in render order. */
let drawn: (number | undefined)[];

beforeEach(() => {
  drawn = [];
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

function List({ rows, text }: { rows: Row[]; text: string }) {
  const found = useTextFilter(rows, textsOf, text);
  drawn.push(found?.length);
  return <p>{found ? `${found.length} rows, ${found.at(-1)?.name}` : 'Loading'}</p>;
}
const draw = (rows: Row[], text: string) => root.render(<List rows={rows} text={text} />);
const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

test.each([200, 20_000])('matching rows follow the text in a list of %i', async (count) => {
  const rows = rowsUpTo(count);
  const all = `${count} rows, Account ${count - 1}`;
  draw(rows, '');
  await shows(all);
  draw(rows, '199');
  await shows(count === 200 ? '1 rows, Account 199' : '140 rows, Account 19999');
  draw(rows, '42');
  await shows(count === 200 ? '2 rows, Account 142' : '598 rows, Account 19942');
  drawn = [];
  draw(rows, '');
  await shows(all);
  // Without intermediate results.
  expect(new Set(drawn)).toEqual(new Set([count]));
});

test('a long list that opens with a text shows no row before its rows are found', async () => {
  draw(rowsUpTo(20_000), '199');
  await shows('140 rows, Account 19999');
  expect(new Set(drawn)).toEqual(new Set([undefined, 140]));
});

test('a row that is gone leaves a long list at once', async () => {
  const rows = rowsUpTo(20_000);
  draw(rows, '199');
  await shows('140 rows, Account 19999');
  drawn = [];
  draw(
    rows.filter(({ name }) => name !== 'Account 199'),
    '199',
  );
  await shows('139 rows, Account 19999');
  expect(new Set(drawn)).toEqual(new Set([139]));
});

test('the last text wins', async () => {
  const rows = rowsUpTo(20_000);
  draw(rows, '');
  await shows('20000 rows, Account 19999');
  for (const text of ['1', '12', '123', '1234', '12345']) draw(rows, text);
  await shows('1 rows, Account 12345');
});
