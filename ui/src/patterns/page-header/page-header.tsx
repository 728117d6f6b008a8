import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { checkNames } from '../../development/checks.ts';
import { Actions } from '../../primitives/actions/index.ts';
import { Breadcrumbs, type Crumb } from '../../primitives/breadcrumbs/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import type { LinkComponent } from '../../primitives/link/index.ts';
import { formatCount, formatNumber } from '../../tokens/format/index.ts';
import { markedNode } from '../../tokens/text/index.ts';
import { useLabels, useLocale } from '../../use-labels.ts';

const headerStyles = cva('flex min-w-0 flex-col gap-1.5 wrap-anywhere');

export const defaultLabels = {
  /** Wording of `total` for assistive technology. */
  totalLabel: (total: number) => formatCount(total, 'record'),
};

export type PageHeaderLabels = typeof defaultLabels;

export type PageHeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  /** Name of the page, or of the record once it has one. */
  title: ReactNode;
  /** From the outermost list to this page. */
  breadcrumbs?: readonly Crumb[];
  /** Facts about the record: SID with copy button, status. */
  meta?: ReactNode;
  /** One primary action and at most a few more. */
  actions?: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /** Number of records in the list, shown muted after the title. */
  total?: number;
  /** The router's link. Default: a plain anchor. */
  LinkComponent?: LinkComponent;
  /** Overrides texts of the current language. */
  labels?: Partial<PageHeaderLabels>;
  /** @deprecated since 0.3.0, use `labels.totalLabel`, removed in 0.4.0 */
  totalLabel?: (total: number) => string;
};

/**
 * Head of a page. Its `h1` has `data-page-heading` and can be focused from code, so that a shell
 * can move the focus there after a navigation.
 */
export function PageHeader({
  title,
  breadcrumbs = [],
  meta,
  actions,
  description,
  total,
  totalLabel,
  labels,
  LinkComponent,
  className,
  ...rest
}: PageHeaderProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('PageHeader', { totalLabel });
  const text = useLabels('PageHeader', defaultLabels, labels);
  const locale = useLocale();
  return (
    <header {...rest} className={headerStyles({ className })}>
      {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} LinkComponent={LinkComponent} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 gap-y-1">
          <Heading level={1} className="text-default wrap-anywhere">
            {markedNode(title)}
          </Heading>
          {total !== undefined && (
            <span className="text-section text-muted">
              <span aria-hidden>{formatNumber(total, locale)}</span>
              <span className="sr-only">{(totalLabel ?? text.totalLabel)(total)}</span>
            </span>
          )}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </div>
      {meta && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          {meta}
        </div>
      )}
      {description && <p className="max-w-prose text-small text-muted">{description}</p>}
    </header>
  );
}
