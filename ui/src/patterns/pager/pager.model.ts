/** Pages that an ellipsis jumps. */
export const JUMP = 3;
/** Number of pages shown at the end that is near the current page. */
const EDGE = 4;

export type PagerItem =
  | { kind: 'page'; page: number; isCurrent: boolean }
  /** `to` is the target page. */
  | { kind: 'jump'; direction: 'back' | 'forward'; to: number };

/** Number of pages; 0 when there are no records. */
export function pageCount(total: number, pageSize: number): number {
  return total > 0 && pageSize > 0 ? Math.ceil(total / pageSize) : 0;
}

/** Clamps a page to 1..last. */
export function clampPage(page: number, last: number): number {
  return Math.min(Math.max(Math.trunc(page) || 1, 1), Math.max(last, 1));
}

/** Whether page `n` of `last` is shown while `current` is open. */
function isShown(n: number, current: number, last: number): boolean {
  return (
    n === 1 ||
    n === last ||
    Math.abs(n - current) <= 1 ||
    (current <= EDGE && n <= EDGE) ||
    (current > last - EDGE && n > last - EDGE)
  );
}

/** The pages and jumps from first to last. Empty when there are no pages. */
export function pagerItems(current: number, last: number): PagerItem[] {
  const jumpForwardAt = current >= EDGE ? current + 2 : EDGE + 1;
  const jumpBackAt = last - current + 1 >= EDGE ? current - 2 : last - EDGE;
  const items: PagerItem[] = [];
  for (let n = 1; n <= last; n += 1) {
    if (isShown(n, current, last)) {
      items.push({ kind: 'page', page: n, isCurrent: n === current });
    } else if (n === jumpForwardAt) {
      items.push({ kind: 'jump', direction: 'forward', to: clampPage(current + JUMP, last) });
    } else if (n === jumpBackAt) {
      items.push({ kind: 'jump', direction: 'back', to: clampPage(current - JUMP, last) });
    }
  }
  return items;
}
