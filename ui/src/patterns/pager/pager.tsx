import { cva } from 'class-variance-authority';
import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { formatCount } from '../../tokens/format/index.ts';
import { useLabels } from '../../use-labels.ts';
import { clampPage, JUMP, pageCount, pagerItems } from './pager.model.ts';

const pagerStyles = cva(
  '@container flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-small text-muted',
);

const pageStyles = cva(
  [
    'inline-grid h-7 min-w-7 place-items-center rounded-md px-1.5 transition-colors',
    'pointer-coarse:h-control pointer-coarse:min-w-11',
  ],
  {
    variants: {
      isCurrent: {
        true: 'bg-accent-soft font-semibold text-accent',
        false: 'text-default hover:bg-hover',
      },
    },
  },
);

export const defaultLabels = {
  navigation: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  /** Shown instead of the page numbers if there is no room for them. */
  pageOf: (page: number, last: number) => `Page ${page} of ${last}`,
  jumpBack: `Jump back ${JUMP} pages`,
  jumpForward: `Jump forward ${JUMP} pages`,
  pageSize: 'Records per page',
  perPage: (size: number) => `${size} / page`,
  total: (total: number) => `Total: ${formatCount(total, 'record')}`,
};

export type PagerLabels = typeof defaultLabels;

export type PagerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The open page, from 1. Past the end, the last page is marked. */
  page: number;
  /** Records per page. */
  pageSize: number;
  /** Number of records on all pages. 0 hides the pager. */
  total: number;
  /** Called with a page, always within 1..last. */
  onPageChange: (page: number) => void;
  /** Without it the page size can't be changed. */
  onPageSizeChange?: (pageSize: number) => void;
  /** Page sizes to choose from. */
  pageSizes?: readonly number[];
  /** Overrides texts of the current language. */
  labels?: Partial<PagerLabels>;
};

/** Total, pages and page size below a list. */
export function Pager({
  page,
  pageSize,
  total,
  onPageChange,
  onPageSizeChange,
  pageSizes = [25, 50, 100],
  labels,
  className,
  ...rest
}: PagerProps) {
  const text = useLabels('Pager', defaultLabels, labels);
  const last = pageCount(total, pageSize);
  if (last === 0) return null;
  const current = clampPage(page, last);
  const sizes = pageSizes.includes(pageSize)
    ? pageSizes
    : [...pageSizes, pageSize].sort((a, b) => a - b);
  return (
    <div {...rest} className={pagerStyles({ className })}>
      <p>{text.total(total)}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <nav aria-label={text.navigation}>
          <ul className="flex items-center gap-0.5">
            <li>
              <IconButton
                icon={ChevronLeft}
                label={text.previous}
                size="sm"
                className="rtl:-scale-x-100"
                disabled={current === 1}
                onClick={() => onPageChange(clampPage(current - 1, last))}
              />
            </li>
            {pagerItems(current, last).map((item) => (
              <li
                key={item.kind === 'page' ? item.page : item.direction}
                className="hidden @min-[34rem]:block"
              >
                {item.kind === 'page' ? (
                  <button
                    type="button"
                    className={pageStyles({ isCurrent: item.isCurrent })}
                    aria-label={text.page(item.page)}
                    aria-current={item.isCurrent ? 'page' : undefined}
                    onClick={() => onPageChange(item.page)}
                  >
                    {item.page}
                  </button>
                ) : (
                  <IconButton
                    icon={Ellipsis}
                    label={item.direction === 'back' ? text.jumpBack : text.jumpForward}
                    size="sm"
                    onClick={() => onPageChange(item.to)}
                  />
                )}
              </li>
            ))}
            <li className="px-1 @min-[34rem]:hidden">{text.pageOf(current, last)}</li>
            <li>
              <IconButton
                icon={ChevronRight}
                label={text.next}
                size="sm"
                className="rtl:-scale-x-100"
                disabled={current === last}
                onClick={() => onPageChange(clampPage(current + 1, last))}
              />
            </li>
          </ul>
        </nav>
        {onPageSizeChange && (
          <div className="w-28">
            <Select
              aria-label={text.pageSize}
              size="sm"
              value={String(pageSize)}
              onChange={(size) => onPageSizeChange(Number(size))}
              options={sizes.map((size) => ({ value: String(size), label: text.perPage(size) }))}
            />
          </div>
        )}
      </div>
    </div>
  );
}
