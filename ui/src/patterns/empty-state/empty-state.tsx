import { cva } from 'class-variance-authority';
import { Inbox, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { markedNode } from '../../tokens/text/index.ts';

const emptyStyles = cva('flex flex-col items-center px-6 py-10 text-center wrap-anywhere');

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Says what is missing: 'No carriers yet.' */
  title: ReactNode;
  /** What these things are for, or why nothing was found. */
  description?: ReactNode;
  /** Next step: add the first one, or clear the filters. */
  action?: ReactNode;
  /** Icon of the missing thing. Default: an empty tray; `null` for none. */
  icon?: LucideIcon | null;
};

/** A loose wire: nothing is connected yet. */
const strandStyles = 'h-px w-16 bg-linear-to-r from-transparent to-control';

/**
 * Says that a list is empty, and what to do about it. First use invites to add; a filtered list
 * offers to clear the filters.
 */
export function EmptyState({
  title,
  description,
  action,
  icon: Icon = Inbox,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={emptyStyles({ className })}>
      {Icon && (
        <span aria-hidden className="mb-3 flex items-center text-muted">
          <span className={strandStyles} />
          <span className="grid size-10 place-items-center rounded-lg border border-default bg-page">
            <Icon size={20} strokeWidth={1.5} />
          </span>
          <span className={`${strandStyles} rotate-180`} />
        </span>
      )}
      <p className="text-body font-medium text-default">{markedNode(title)}</p>
      {description && (
        <p className="mt-1 max-w-96 text-small text-balance text-muted">
          {markedNode(description)}
        </p>
      )}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
