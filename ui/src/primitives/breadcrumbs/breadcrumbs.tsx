import { cva } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { marked } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { type LinkComponent, linkStyles, PlainLink } from '../link/index.ts';

const breadcrumbsStyles = cva('min-w-0 text-small');

export type Crumb = {
  label: string;
  /** Absent on the page itself. */
  href?: string;
};

export const defaultLabels = { label: 'Breadcrumb' };

export type BreadcrumbsProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From the outermost list to the page itself. */
  items: readonly Crumb[];
  /** Accessible name of the landmark. */
  label?: string;
  /** The router's link. Default: a plain anchor. */
  LinkComponent?: LinkComponent;
};

/** Path from the outermost list to the page, which is the last entry. */
export function Breadcrumbs({
  items,
  label,
  LinkComponent: Anchor = PlainLink,
  className,
  ...rest
}: BreadcrumbsProps) {
  const text = useLabels('Breadcrumbs', defaultLabels);
  return (
    <nav aria-label={label ?? text.label} {...rest} className={breadcrumbsStyles({ className })}>
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-0.5">
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <li
              key={`${item.href ?? ''} ${item.label}`}
              className="flex min-w-0 items-center gap-1"
            >
              {index > 0 && (
                <ChevronRight
                  size={14}
                  strokeWidth={1.75}
                  aria-hidden
                  className="shrink-0 text-muted rtl:rotate-180"
                />
              )}
              {item.href && !isLast ? (
                <Anchor
                  href={item.href}
                  className={linkStyles({
                    variant: 'quiet',
                    className:
                      'inline-flex min-h-6 min-w-0 max-w-64 items-center pointer-coarse:min-h-control [--tl-finger:0px]!',
                  })}
                >
                  <span
                    className="truncate text-muted hover:text-accent"
                    title={marked(item.label)}
                  >
                    {marked(item.label)}
                  </span>
                </Anchor>
              ) : (
                <span
                  aria-current={isLast ? 'page' : undefined}
                  className="max-w-80 truncate text-muted"
                  title={marked(item.label)}
                >
                  {marked(item.label)}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
