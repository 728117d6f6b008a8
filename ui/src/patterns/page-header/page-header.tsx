import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Actions } from '../../primitives/actions/index.ts';
import { Breadcrumbs, type Crumb } from '../../primitives/breadcrumbs/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import type { LinkComponent } from '../../primitives/link/index.ts';
import { formatCount, formatNumber } from '../../tokens/format/index.ts';
import { markedNode } from '../../tokens/text/index.ts';
import { useLabels, useLocale } from '../../use-labels.ts';

const headerStyles = cva('flex min-w-0 flex-col gap-1.5 wrap-anywhere');

export const defaultLabels = {
  totalLabel: (total: number) => formatCount(total, 'record'),
};

export type PageHeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  /** Name of the page; the record's name once it has one. */
  title: ReactNode;
  /** From the outermost list to this page. */
  breadcrumbs?: readonly Crumb[];
  /** Facts about the record: SID with copy, status. */
  meta?: ReactNode;
  /** One primary action, at most a few more. */
  actions?: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /** How many records the list holds, shown muted after the title. */
  total?: number;
  /** Says `total` in words for assistive technology. */
  totalLabel?: (total: number) => string;
  /** The router's link; a plain anchor when absent. */
  LinkComponent?: LinkComponent;
};

/**
 * Head of a page. Its `h1` carries `data-page-heading` and takes the focus in event code, so that
 * a shell can move it there after a navigation.
 */
export function PageHeader({
  title,
  breadcrumbs = [],
  meta,
  actions,
  description,
  total,
  totalLabel,
  LinkComponent,
  className,
  ...rest
}: PageHeaderProps) {
  const text = useLabels('PageHeader', defaultLabels);
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
            <span className="text-section text-muted tabular-nums">
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
