import { describe, expect, it } from 'vitest';
import { clampPage, pageCount, pagerItems } from './pager.model.ts';

const drawn = (current: number, last: number) =>
  pagerItems(current, last)
    .map((item) => {
      if (item.kind === 'jump') return item.direction === 'back' ? '<' : '>';
      return item.isCurrent ? `[${item.page}]` : `${item.page}`;
    })
    .join(' ');

describe('pageCount', () => {
  it.each([
    [0, 25, 0],
    [-1, 25, 0],
    [1, 25, 1],
    [25, 25, 1],
    [26, 25, 2],
    [50, 25, 2],
    [51, 50, 2],
    [10_000, 100, 100],
    [10, 0, 0],
  ])('%d records at %d a page make %d pages', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages);
  });
});

describe('clampPage', () => {
  it.each([
    [1, 5, 1],
    [5, 5, 5],
    [0, 5, 1],
    [-2, 5, 1],
    [6, 5, 5],
    [3, 0, 1],
    [2.9, 5, 2],
    [Number.NaN, 5, 1],
  ])('%d of %d is %d', (page, last, clamped) => {
    expect(clampPage(page, last)).toBe(clamped);
  });
});

describe('pagerItems', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '[1]'],
    [1, 5, '[1] 2 3 4 5'],
    [1, 6, '[1] 2 3 4 > 6'],
    [6, 6, '1 < 3 4 5 [6]'],
    [4, 7, '1 2 3 [4] 5 6 7'],
    [1, 20, '[1] 2 3 4 > 20'],
    [4, 20, '1 2 3 [4] 5 > 20'],
    [10, 20, '1 < 9 [10] 11 > 20'],
    [17, 20, '1 < 16 [17] 18 19 20'],
    [20, 20, '1 < 17 18 19 [20]'],
  ])('page %d of %d: %s', (current, last, expected) => {
    expect(drawn(current, last)).toBe(expected);
  });

  it('jumps three pages and never out of range', () => {
    const jumps = pagerItems(5, 9).filter((item) => item.kind === 'jump');
    expect(jumps).toEqual([
      { kind: 'jump', direction: 'back', to: 2 },
      { kind: 'jump', direction: 'forward', to: 8 },
    ]);
    for (const [current, last] of everyPage()) {
      for (const item of pagerItems(current, last)) {
        if (item.kind !== 'jump') continue;
        const wanted = current + (item.direction === 'back' ? -3 : 3);
        expect(item.to).toBe(Math.min(Math.max(wanted, 1), last));
      }
    }
  });

  it('shows every page exactly when the rule asks for it', () => {
    for (const [current, last] of everyPage()) {
      const shown = new Set(
        pagerItems(current, last).flatMap((item) => (item.kind === 'page' ? [item.page] : [])),
      );
      const inLastFour = (n: number) => n >= last - 3;
      for (let n = 1; n <= last; n += 1) {
        const wanted =
          [1, last, current - 1, current, current + 1].includes(n) ||
          (current <= 4 && n <= 4) ||
          (inLastFour(current) && inLastFour(n));
        expect([current, last, n, shown.has(n)]).toEqual([current, last, n, wanted]);
      }
    }
  });

  it('bridges every gap by one jump in the right direction, and nothing else', () => {
    for (const [current, last] of everyPage()) {
      const items = pagerItems(current, last);
      items.forEach((item, index) => {
        const before = items[index - 1];
        if (item.kind === 'page') {
          // Adjacent items have adjacent page numbers.
          if (before?.kind === 'page') expect(item.page).toBe(before.page + 1);
          return;
        }
        const after = items[index + 1];
        if (before?.kind !== 'page' || after?.kind !== 'page') {
          throw new Error(`Jump without a page on each side: ${drawn(current, last)}`);
        }
        expect(after.page - before.page).toBeGreaterThan(1);
        expect(item.direction).toBe(before.page >= current ? 'forward' : 'back');
      });
      expect(items.filter((item) => item.kind === 'page' && item.isCurrent)).toHaveLength(1);
    }
  });
});

function* everyPage(): Generator<[current: number, last: number]> {
  for (let last = 1; last <= 40; last += 1) {
    for (let current = 1; current <= last; current += 1) yield [current, last];
  }
}
